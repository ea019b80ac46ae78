import type { ComponentType } from 'react';
import type { IconName } from '@/kit/icon-name';
import type { PageSettings, ToolPageProps } from '@/kit/page';
import type { AnyTool } from '@/kit/tool';
import type { DocumentSlug } from './documents/slugs';

/** What a page is about. Stands in its HTML as JSON, so that a cold load needs no catalogue. */
export type PageFacts =
  | { readonly kind: 'home'; readonly title: string; readonly description: string; readonly tools: number }
  | {
      readonly kind: 'category';
      readonly slug: string;
      readonly title: string;
      readonly name: string;
      readonly icon: IconName;
      readonly hue: number;
      readonly description: string;
    }
  | {
      readonly kind: 'tool';
      readonly slug: string;
      readonly title: string;
      readonly name: string;
      readonly icon: IconName;
      readonly description: string;
      readonly category: { readonly slug: string; readonly name: string; readonly hue: number };
      /** What it is for, where another tool does nearly the same; then what each of those is for. */
      readonly isFor?: string;
      readonly similar?: readonly { readonly slug: string; readonly name: string; readonly isFor?: string }[];
    }
  | {
      readonly kind: 'chain';
      readonly title: string;
      readonly name: string;
      readonly icon: IconName;
      readonly description: string;
    }
  | {
      readonly kind: 'document';
      readonly slug: DocumentSlug;
      readonly title: string;
      readonly name: string;
      readonly description: string;
    }
  | { readonly kind: 'missing'; readonly title: string; readonly description: string };

/** A page with its parts loaded, ready to be drawn at once. */
export interface Page {
  readonly facts: PageFacts;
  readonly tool?: AnyTool;
  /** The tool itself, or the home page. */
  readonly Body?: ComponentType<ToolPageProps>;
  readonly settings?: PageSettings;
}

/** In the HTML beside the facts: where the scripts of this page are. */
export interface PageModules {
  readonly body?: string;
  readonly tool?: string;
  /** What the worker of a tool that always works in one asks for. */
  readonly inWorker?: readonly string[];
}
export interface Embedded {
  readonly facts: PageFacts;
  readonly modules: PageModules;
  /** A few words of data, which need no script of their own here. */
  readonly settings?: PageSettings;
}
