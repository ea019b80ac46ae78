import type { JsonDocument } from '@/engines/json';
import type { Branches } from '@/ui/output/viewers/TreeViewer';

export const VIEWS = { tree: 'Tree', table: 'Table', columns: 'Columns', graph: 'Graph' } as const;

export type Steps = readonly (string | number)[];

/** What outlives the pane: it is gone while the input is shown. */
export interface TreeState {
  /** The branches the visitor opened, of the document they belong to. */
  readonly chosen?: { readonly document: JsonDocument; readonly branches: Branches };
  /** The row last gone to. */
  readonly revealed?: { readonly document: JsonDocument; readonly branches: Branches; readonly node: number };
  readonly bookmarks: readonly Steps[];
  readonly wanted: string;
  readonly view: keyof typeof VIEWS;
  /** The search whose results are stepped through, and the place among them. */
  readonly stepped?: { readonly of: object; readonly at: number };
  /** The value that is being edited, in the text it belongs to. */
  readonly editing?: { readonly text: string; readonly node: number } | undefined;
}
