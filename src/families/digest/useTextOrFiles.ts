import { useUndoable } from '@/ui/input/useUndoable';
import { useTransfer } from '@/ui/storage/transfer';
import type { Content } from './TextOrFiles';

const NO_FILES: readonly File[] = [];

/** What stands in the box of a page: its text, or its files. */
export function useTextOrFiles(slug: string) {
  const content = useUndoable<Content>('', `${slug}:content`);
  useTransfer(slug, (provided) => content.replace(typeof provided === 'string' ? provided : [provided]));
  const { value } = content;
  const isText = typeof value === 'string';
  return { content, isText, text: isText ? value : '', files: isText ? NO_FILES : value };
}
