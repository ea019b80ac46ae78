import { choice, toggle } from '@/kit/option';

const GITHUB = { flavor: 'gfm' };

/** How a text is read and what its page has, for tools that make a page of Markdown. */
export const pageOptions = {
  flavor: choice('Flavor', { gfm: 'GitHub', commonmark: 'CommonMark' }, 'gfm'),
  formulas: toggle('Formulas', true, { when: GITHUB, extra: true, hint: 'TeX between $ signs becomes MathML' }),
  frontMatter: choice('Front Matter', { table: 'Table', omit: 'Left out', text: 'Text' }, 'table', {
    when: GITHUB,
    extra: true,
    hint: 'What YAML or TOML at the start becomes',
  }),
  colorCode: toggle('Color Code', true, { extra: true, hint: 'For 24 languages, by the word after ```' }),
  contents: toggle('Contents', false, {
    extra: true,
    hint: 'A list of the headings, at the top or where [TOC] stands',
  }),
} as const;

interface PageValues {
  flavor: string;
  formulas: boolean;
  frontMatter: string;
  colorCode: boolean;
  contents: boolean;
}

/** The same as the renderer wants them. */
export const toRender = ({ flavor, formulas, frontMatter, colorCode, contents }: PageValues) => ({
  gfm: flavor === 'gfm',
  formulas,
  frontMatter: frontMatter as 'table' | 'omit' | 'text',
  colourCode: colorCode,
  contents,
});
