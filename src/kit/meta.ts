/** What the catalogue knows of a tool. Read eagerly for all tools, so it is plain data and small. */
export interface ToolMeta {
  readonly name: string;
  /** One sentence or two for people who search: under the name, in result lists, in search engines. */
  readonly description: string;
  /** Other words people type for it: abbreviations, formats, synonyms. */
  readonly keywords: readonly string[];
  /** Name of a Lucide icon. */
  readonly icon: string;
  /** Slugs of neighbours, best first. */
  readonly related: readonly string[];
  /** Folders of further categories that list it. */
  readonly alsoIn?: readonly string[];
}

export interface CategoryMeta {
  readonly name: string;
  readonly icon: string;
  readonly order: number;
  readonly description: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const defineMeta = (meta: ToolMeta): ToolMeta => meta;
export const defineCategory = (category: CategoryMeta): CategoryMeta => category;
