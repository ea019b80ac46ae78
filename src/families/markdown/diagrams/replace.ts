import { escapeHtml } from '@/engines/markdown/escape';

export type Drawn = { picture: string } | { problem: string };

const BLOCK = /<pre><code((?: data-line="\d+")?) class="language-mermaid">([\s\S]*?)<\/code><\/pre>\n?/g;
const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const LONGEST_NAME = 300;

/** The text of an element that has no other in it; what colours it is left out. */
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMES[name]!);

/** The diagrams of a page, each once. */
export const findDiagrams = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(BLOCK)].map(([, , code]) => textOf(code!).trim()).filter(Boolean)),
];

/** The page with pictures in place of what was drawn, and with what is wrong above what cannot be. */
export const withDiagrams = (html: string, drawn: ReadonlyMap<string, Drawn>): string =>
  html.replace(BLOCK, (block: string, line: string, code: string) => {
    const source = textOf(code).trim();
    const found = drawn.get(source);
    if (!found) return block;
    if ('problem' in found)
      return `<div class="diagram-error"><p>Mermaid: ${escapeHtml(found.problem)}</p>\n${block}</div>\n`;
    return `<p class="diagram"${line}><img alt="${escapeHtml(source.slice(0, LONGEST_NAME))}" src="${found.picture}"></p>\n`;
  });
