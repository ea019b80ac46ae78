import { findEntry } from '@/kit/catalogue';
import type { Suggestion } from '@/kit/detect/detect';
import type { IconName } from '@/kit/icon-name';
import { fullName } from '@/kit/meta';
import type { ResultSummary } from '@/kit/output';

/** A suggestion as lists show it; one that leads further is there twice, whole and by its first step. */
export interface SuggestionRow {
  readonly key: string;
  readonly suggestion: Suggestion;
  readonly asChain: boolean;
  readonly icon: IconName;
  readonly name: string;
  readonly why: string;
  /** What matters most of the result, or else what the tool is. */
  readonly title: string;
  /** The next things to know. */
  readonly detail: string;
  /** The beginning of the result. */
  readonly preview: string;
  /** A stretch of time, with the present in it. */
  readonly span?: ResultSummary['span'];
  /** A color to be seen. */
  readonly swatch?: string;
}

const JOINED: IconName = 'workflow';

const nameFor = (slug: string) => {
  const entry = findEntry(slug);
  return entry ? fullName(entry) : slug;
};

export function getRows(suggestions: readonly Suggestion[]): readonly SuggestionRow[] {
  return suggestions.flatMap((suggestion) => {
    const { slug, why, preview = '', summary, chain } = suggestion;
    const icon: IconName = findEntry(slug)?.icon ?? 'search';
    const swatch = summary?.swatch ?? /^(?:#[\da-f]{6}|rgb\([\d ,.%]+\))/i.exec(preview.replace(/^\w+: /, ''))?.[0];
    const plain: SuggestionRow = {
      key: `${slug}:${why}`,
      suggestion,
      asChain: false,
      icon,
      name: nameFor(slug),
      why: chain ? why.replace(/ of .*/, '') : why,
      title: summary?.title || preview || nameFor(slug),
      detail: summary?.detail ? `${why.split(', ', 1)[0]} · ${summary.detail}` : why,
      ...(summary?.span && { span: summary.span }),
      preview: chain ? '' : preview,
      ...(swatch && (summary?.swatch || why.includes('olor')) && { swatch }),
    };
    if (!chain) return [plain];
    const name = chain.steps.map(({ tool }) => nameFor(tool)).join(' → ');
    return [
      {
        ...plain,
        key: `${slug}:${why}:chain`,
        asChain: true,
        icon: JOINED,
        name,
        why,
        title: summary?.title || name,
        detail: [name, summary?.detail].filter(Boolean).join(' · '),
        preview,
      },
      plain,
    ];
  });
}
