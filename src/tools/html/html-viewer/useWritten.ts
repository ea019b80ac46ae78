import { useCallback, useMemo, useRef, useState } from 'react';
import type { Library, PageParts } from '@/engines/markup/page';
import { toast } from '@/ui/controls/Toast';
import { useLinked } from '@/ui/hooks/useLinked';
import { useUndoable } from '@/ui/input/useUndoable';
import { useTransfer } from '@/ui/storage/transfer';
import { BLANK, PARTS, type PartName, type Written, withPart } from './written';

const NO_LIBRARIES: readonly Library[] = [];

export type WrittenPage = ReturnType<typeof useWritten>;

/** The parts of the page and its libraries, with every way to fill, change and empty them. */
export function useWritten(slug: string, onFile: () => void) {
  const steps = useUndoable<Written>(BLANK, `${slug}:parts`);
  const { value, change, reset, replace } = steps;
  const { html, css, js, source, libraries = NO_LIBRARIES } = value;
  const parts = useMemo<PageParts>(() => ({ html, css, js }), [html, css, js]);
  const latest = useRef(parts);
  latest.current = parts;
  const [formatting, setFormatting] = useState(false);

  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const [{ decodePage, splitPage }, bytes] = await Promise.all([import('@/engines/markup'), file.arrayBuffer()]);
      const split = splitPage(decodePage(new Uint8Array(bytes)));
      replace({ ...split, source: 'file', libraries });
      onFile();
      toast({
        title: `${file.name} opened`,
        description: /<(?:script|style|link)\b/i.test(split.html)
          ? 'Split into HTML, CSS and JavaScript. Linked files and anything that has to come first stay in HTML.'
          : 'Split into HTML, CSS and JavaScript.',
      });
    } catch {
      toast({ title: 'The file couldn’t be read', description: file.name, tone: 'destructive' });
    }
  };
  // Whoever wrote a page that came with a link, as a file or from another tool may not be the visitor.
  useLinked(
    slug,
    useCallback((linked) => reset({ ...BLANK, ...linked, source: 'link' }), [reset]),
  );
  useTransfer(slug, (content) => {
    if (typeof content === 'string') reset({ ...BLANK, html: content, source: 'tool' });
    else takeFile(content);
  });

  return {
    steps,
    parts,
    source,
    libraries,
    formatting,
    takeFile,
    type: (part: PartName, text: string) => change((old) => withPart(old, part, text)),
    takeExample: (example: PageParts) => replace({ ...example, libraries }),
    setLibraries: (next: readonly Library[]) => replace({ ...value, libraries: next }),
    /** From here on it counts as the visitor's own. */
    adopt: () => change(() => ({ ...parts, libraries })),
    clearAll() {
      reset(BLANK);
      toast({ title: 'Cleared', action: { label: 'Undo', run: () => reset(value) } });
    },
    combine: async () => (await import('@/engines/markup/page')).combinePage(parts, libraries).document,
    async format() {
      setFormatting(true);
      const { formatApart } = await import('./format-apart');
      const { parts: formatted, problems } = await formatApart(parts).finally(() => setFormatting(false));
      // Something was typed in the meantime.
      if (latest.current !== parts) return;
      const hasChanged = PARTS.some((part) => formatted[part] !== parts[part]);
      if (hasChanged) replace({ ...value, ...formatted });
      if (problems.length > 0)
        toast({ title: 'Not all was formatted', description: problems.join('\n'), tone: 'destructive' });
      else toast(hasChanged ? 'Formatted' : 'It’s formatted already');
    },
  };
}
