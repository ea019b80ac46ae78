import { type MatchList, matchAt } from './match-list';
import { readTemplate } from './replacement';

/** What each match is replaced by: the replacement with its groups filled in. */
export function* substitutions(list: MatchList, text: string, replacement: string): Generator<string> {
  const parts = readTemplate(replacement, list.groupNames);
  for (let at = 0; at < list.shown; at++) {
    const match = matchAt(list, text, at);
    yield parts
      .map((part) => {
        switch (part.kind) {
          case 'text':
            return part.text;
          case 'before':
            return text.slice(0, match.index);
          case 'after':
            return text.slice(match.end);
          default:
            return part.number === 0 ? match.value : (match.groups[part.number - 1]?.value ?? '');
        }
      })
      .join('');
  }
}
