import type { AnyTool } from './tool';

/** The text under the usual title, or a title and a text. */
export type HelpStep = string | readonly [title: string, text: string];

/** How the page of one tool differs from that of the others: what stands in its `page.ts`. Commands and programs never see it. */
export interface PageSettings {
  /** False where the work starts only by the button; the name of a toggle where the visitor decides by it. */
  readonly live?: boolean | string;
  /** The list of recent runs, and what a click on one brings back as input. */
  readonly history?: { readonly title: string; readonly restores: 'input' | 'output' };
  /** False where recent runs are not listed: what they gave says nothing in a line. */
  readonly keepHistory?: boolean;
  /** Said by a toast when the action button is pressed with nothing entered; without it the button is disabled then. */
  readonly emptyMessage?: string;
  /** What the button that empties everything is called, where not "Clear All". */
  readonly clearLabel?: string;
  /** That button resets the options too. */
  readonly clearsOptions?: boolean;
  /** Input and result are two tabs, named as they are: on a narrow screen always, on a wide one if the visitor wants it so. */
  readonly panes?: boolean;
  /** True where one enters a line or a few: input and result are as high as what is in them, and not as the window. */
  readonly compact?: boolean;
  /** How wide the page is, where not as its kind: `answer` for a line and what comes of it, `stage` for a drawing with controls, `wide` for panes side by side. */
  readonly width?: 'answer' | 'stage' | 'wide';
  /** False where results follow as one types, and nothing is left for the button of the action to do. */
  readonly button?: false;
  /** False where there is nothing to take back, as in a box to search with. The keys work all the same. */
  readonly undo?: false;
  /** True where changed options make a new result by themselves, in a tool without input. */
  readonly rerunOnChange?: boolean;
  /** True where a wrong input leaves no result behind that could be taken for its own. */
  readonly clearsOnError?: boolean;
  /** The four steps of the Help Guide, where the usual ones do not fit; each may bring a title of its own. */
  readonly help?: readonly [HelpStep, HelpStep, HelpStep, HelpStep];
}

export const definePage = (settings: PageSettings): PageSettings => settings;

/** What every page of a tool is given, a shared one or its own view. */
export interface ToolPageProps<One extends AnyTool = AnyTool> {
  slug: string;
  /** Absent for tools that give no data, such as a stopwatch. */
  tool: One;
  /** What stands in the tool's `page.ts`; empty where it has none. */
  page: PageSettings;
}
