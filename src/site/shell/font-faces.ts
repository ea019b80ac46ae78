import { FACES } from './faces';

/**
 * What stands in until a typeface has come: a font the system has, stretched to the same width and height, so that nothing
 * moves when it is replaced. The factor is the average width of English text in the one divided by that in the other; of heavier
 * weights it is that of labels and buttons.
 */
interface Fallback {
  readonly family: string;
  readonly fonts: readonly string[];
  readonly factor: number;
  readonly weight?: string;
}

const SANS = { ascent: 0.97, descent: 0.25 };
const MONO = { ascent: 1.02, descent: 0.3 };

const REGULAR = ['Arial', 'Helvetica', 'Liberation Sans'];

const FALLBACKS: readonly (Fallback & { readonly as: typeof SANS })[] = [
  { family: 'Sans fallback', fonts: REGULAR, factor: 1.014, as: SANS },
  { family: 'Sans fallback', fonts: REGULAR, factor: 1.033, weight: '500', as: SANS },
  { family: 'Sans fallback', fonts: REGULAR.map((name) => `${name} Bold`), factor: 0.98, weight: '600 700', as: SANS },
  { family: 'Sans fallback of Android', fonts: ['Roboto', 'Roboto Regular'], factor: 1.02, as: SANS },
  // Where its glyphs are drawn in whole pixels: 14 px in 13.
  { family: 'Sans fallback of Linux', fonts: ['DejaVu Sans'], factor: 0.9, as: SANS },
  { family: 'Sans fallback of Linux', fonts: ['DejaVu Sans'], factor: 0.945, weight: '500 700', as: SANS },
  { family: 'Mono fallback', fonts: ['Menlo', 'DejaVu Sans Mono'], factor: 0.9966, as: MONO },
  { family: 'Mono fallback of others', fonts: ['Courier New', 'Liberation Mono', 'Roboto Mono'], factor: 1, as: MONO },
];

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The rules that stand in the head of every page. */
export const fontFaces: string = [
  ...Object.entries(FACES).map(
    ([name, address]) =>
      `@font-face{font-family:"${name}";src:url(${address}) format("woff2");font-weight:400 700;font-display:swap}`,
  ),
  ...FALLBACKS.map(
    ({ family, fonts, factor, weight = '400', as }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:${fonts.map((font) => `local("${font}")`).join()};size-adjust:${percent(factor)};ascent-override:${percent(as.ascent / factor)};descent-override:${percent(as.descent / factor)};line-gap-override:0%}`,
  ),
].join('\n');
