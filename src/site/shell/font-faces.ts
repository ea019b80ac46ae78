import { FACES } from './faces';

/**
 * What stands in until a typeface has come: a font the system has, stretched to the same width and height, so that nothing
 * moves when it is replaced. The factor is the average width of English text in the one divided by that in the other.
 */
interface Fallback {
  readonly family: string;
  readonly fonts: readonly string[];
  readonly factor: number;
}

const SANS = { ascent: 0.97, descent: 0.25 };
const MONO = { ascent: 1.02, descent: 0.3 };

const FALLBACKS: readonly (Fallback & { readonly as: typeof SANS })[] = [
  { family: 'Sans fallback', fonts: ['Arial', 'Helvetica', 'Liberation Sans'], factor: 1.014, as: SANS },
  { family: 'Sans fallback of Android', fonts: ['Roboto', 'Roboto Regular'], factor: 1.02, as: SANS },
  { family: 'Sans fallback of Linux', fonts: ['DejaVu Sans'], factor: 0.8926, as: SANS },
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
    ({ family, fonts, factor, as }) =>
      `@font-face{font-family:"${family}";src:${fonts.map((font) => `local("${font}")`).join()};size-adjust:${percent(factor)};ascent-override:${percent(as.ascent / factor)};descent-override:${percent(as.descent / factor)};line-gap-override:0%}`,
  ),
].join('\n');
