import type { IconName } from './icon-name';

/** What the catalogue knows of a tool. Read eagerly for all tools, so it is plain data and small. */
export interface ToolMeta {
  readonly name: string;
  /** A few words that tell it from its namesake wherever both are listed. */
  readonly disambiguation?: string;
  /** One sentence or two for people who search: under the name, in result lists, in search engines. */
  readonly description: string;
  /** Other words people type for it: abbreviations, formats, synonyms. */
  readonly keywords: readonly string[];
  readonly icon: IconName;
  /** How many people look for it, up to 3 for those nearly everyone knows: of equal hits it stands first. */
  readonly popularity?: 1 | 2 | 3;
  /** It makes something new and takes nothing: in a chain it can only come first. */
  readonly generator?: true;
  /** Slugs of neighbours, best first. */
  readonly related: readonly string[];
  /** Tools that do nearly the same, and what this one is for among them; nothing where only the names differ. */
  readonly similar?: { readonly isFor?: string; readonly others: readonly string[] };
  /** Endings of the files it opens best: installed, it is offered for them. */
  readonly opens?: readonly string[];
  /** Folders of further categories that list it. */
  readonly alsoIn?: readonly string[];
}

export interface CategoryMeta {
  readonly name: string;
  readonly icon: IconName;
  readonly order: number;
  /** The angle of its colour in OKLCH; lightness and chroma are the same for all categories, so contrast is too. */
  readonly hue: number;
  readonly description: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const defineMeta = (meta: ToolMeta): ToolMeta => meta;
export const defineCategory = (category: CategoryMeta): CategoryMeta => category;

/** Its name, and what tells it from another tool of that name. */
export const fullName = ({ name, disambiguation }: ToolMeta): string =>
  disambiguation ? `${name} ${disambiguation}` : name;
