/** A quiet look for a page made of Markdown. */
const STYLE = `
body { max-width: 46em; margin: 0 auto; padding: 16px 20px 40px; font: 16px/1.6 system-ui, sans-serif; color: #1f2328; background: #fff; overflow-wrap: break-word; }
h1, h2, h3, h4, h5, h6 { margin: 1.4em 0 0.6em; line-height: 1.25; }
h1, h2 { padding-bottom: 0.3em; border-bottom: 1px solid #d8dee4; }
body > :first-child { margin-top: 0; }
a { color: #0757a8; }
img, video { max-width: 100%; }
code, pre, kbd, samp { font: 0.875em/1.5 ui-monospace, monospace; }
code { padding: 0.15em 0.35em; border-radius: 4px; background: #eff1f3; }
pre { padding: 12px 16px; overflow: auto; border-radius: 6px; background: #f4f6f8; }
pre code { padding: 0; background: none; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 4px solid #d8dee4; color: #59636e; }
table { display: block; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid #d8dee4; }
th { background: #f4f6f8; }
hr { height: 1px; border: 0; background: #d8dee4; }
.contains-task-list { padding-inline-start: 1.4em; list-style: none; }
.task-list-item-checkbox { margin: 0 0.5em 0 -1.4em; }
.footnotes { font-size: 0.875em; color: #59636e; }
@media print {
  body { max-width: none; padding: 0; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  pre, table, img, blockquote, li { break-inside: avoid; }
  pre { white-space: pre-wrap; }
}
`;

const ALERTS = `
.markdown-alert { margin: 1em 0; padding: 0.5em 1em; border-inline-start: 4px solid var(--alert); border-radius: 0 6px 6px 0; background: color-mix(in srgb, var(--alert) 9%, transparent); }
.markdown-alert > :last-child { margin-bottom: 0; }
.markdown-alert-title { margin: 0 0 0.25em; font-weight: 600; }
.markdown-alert-title + * { margin-top: 0; }
.markdown-alert-note { --alert: #0969da; }
.markdown-alert-tip { --alert: #1a7f37; }
.markdown-alert-important { --alert: #8250df; }
.markdown-alert-warning { --alert: #9a6700; }
.markdown-alert-caution { --alert: #cf222e; }
`;
/** The colours of code. */
export const CODE_STYLE = `
.hl-keyword { color: #6f2bb3; }
.hl-string { color: #1a6334; }
.hl-number { color: #9a3e00; }
.hl-name { color: #0b5394; }
.hl-comment { color: #5b636c; }
.hl-strong { font-weight: 700; }
.hl-emphasis { font-style: italic; }
`;
const CONTENTS = `
.contents { margin: 0 0 1.5em; padding: 0.75em 1em; border: 1px solid #d8dee4; border-radius: 6px; }
.contents ul { margin: 0; padding-inline-start: 1.25em; list-style: none; }
.contents > ul { padding: 0; }
`;
const FRONT_MATTER = `
.front-matter th { text-align: start; vertical-align: top; }
.front-matter-error { color: #b42318; }
`;
const PAGE_BREAK = `
.page-break { margin: 1.5em 0; border-top: 1px dashed #8b949e; }
@media print { .page-break { margin: 0; border: 0; break-after: page; } }
`;
const DIAGRAM = `
.diagram img { padding: 8px; border-radius: 6px; background: #fff; }
.diagram-error p { color: #b42318; white-space: pre-wrap; }
`;

/** What a page has beside the usual, by what is in it. */
const STYLES: readonly [mark: string, style: string][] = [
  ['class="markdown-alert ', ALERTS],
  ['<span class="hl-', CODE_STYLE],
  ['<nav class="contents">', CONTENTS],
  [' class="front-matter', FRONT_MATTER],
  [' class="page-break"', PAGE_BREAK],
  // The page draws them once it has the rest.
  [' class="language-mermaid"', DIAGRAM],
];

/** The styles that go with what is in these elements, beside those of every page. */
export async function stylesFor(body: string): Promise<string> {
  let styles = '';
  for (const [mark, style] of STYLES) if (body.includes(mark)) styles += style;
  if (body.includes('<math') || body.includes('class="math-error"'))
    styles += (await import('./formula-style')).FORMULA_STYLE;
  return styles;
}

const escapeText = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** HTML as a page of its own, with nothing that it needs from elsewhere. */
export const markdownPage = (body: string, title: string, styles = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${STYLE}${styles}</style>
</head>
<body>
${body}</body>
</html>
`;
