/** What MathML needs beside what browsers do with it by themselves, for the classes that Temml writes. */
export const FORMULA_STYLE = `
math { font-family: "Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", math; font-style: normal; font-weight: normal; line-height: normal; text-indent: 0; letter-spacing: normal; direction: ltr; }
math * { border-color: currentColor; }
math.tml-display { display: block; width: 100%; }
.formula { overflow-x: auto; overflow-y: hidden; text-align: center; }
.math-error { color: #b42318; }
mfrac > :nth-child(2), msqrt, mover > :first-child { math-shift: compact; }
.tml-right { text-align: right; text-align: -webkit-right; }
.tml-left { text-align: left; text-align: -webkit-left; }
mtable.tml-jot > mtr > mtd { padding-top: 0.7ex; padding-bottom: 0.7ex; }
mtable.tml-small mtd { padding-top: 0.35ex; padding-bottom: 0.35ex; }
menclose, .menclose { position: relative; display: inline-block; padding: 0.5ex 0; }
.tml-overline { padding: 0.1em 0 0; border-top: 0.065em solid; }
.tml-underline { padding: 0 0 0.1em; border-bottom: 0.065em solid; }
.tml-fbox { padding: 3pt; border: 1px solid; }
.tml-cancel, .tml-xcancel { position: absolute; bottom: 0; left: 0.5px; display: inline-block; width: 100%; height: 100%; background-color: currentColor; print-color-adjust: exact; }
.upstrike { clip-path: polygon(0.05em 100%, 0 calc(100% - 0.05em), calc(100% - 0.05em) 0, 100% 0.05em); }
.downstrike { clip-path: polygon(0 0.05em, 0.05em 0, 100% calc(100% - 0.05em), calc(100% - 0.05em) 100%); }
.sout { clip-path: polygon(0 calc(55% + 0.0333em), 0 calc(55% - 0.0333em), 100% calc(55% - 0.0333em), 100% calc(55% + 0.0333em)); }
.tml-tilde-2 { transform: scale(2, 1.1); }
.tml-tilde-3 { transform: scale(3, 1.1); }
.tml-hat-1 { transform: scale(1.9, 1); }
.tml-hat-2 { transform: scale(3.9, 1); }
.tml-eqn::before { counter-increment: equation; content: "(" counter(equation) ")"; }
body { counter-reset: equation; }
`;
