import { CODE_SNIPPETS } from './code';
import { COLOR_SNIPPETS } from './color';
import { CONFIG_SNIPPETS } from './config';
import { ENCODINGS_SNIPPETS } from './encodings';
import { JSON_SNIPPETS } from './json';
import { LINES_SNIPPETS } from './lines';
import { MARKUP_SNIPPETS } from './markup';
import { NESTED_SNIPPETS } from './nested';
import { NETWORK_SNIPPETS } from './network';
import { NUMBERS_SNIPPETS } from './numbers';
import { SECRETS_SNIPPETS } from './secrets';
import { TIME_SNIPPETS } from './time';
import type { Snippet } from './types';
import { WEB_SNIPPETS } from './web';

/** Every snippet of the corpus, family by family. */
export const SNIPPETS: readonly Snippet[] = [
  ...JSON_SNIPPETS,
  ...CONFIG_SNIPPETS,
  ...MARKUP_SNIPPETS,
  ...CODE_SNIPPETS,
  ...ENCODINGS_SNIPPETS,
  ...NESTED_SNIPPETS,
  ...WEB_SNIPPETS,
  ...SECRETS_SNIPPETS,
  ...TIME_SNIPPETS,
  ...COLOR_SNIPPETS,
  ...NETWORK_SNIPPETS,
  ...NUMBERS_SNIPPETS,
  ...LINES_SNIPPETS,
];
