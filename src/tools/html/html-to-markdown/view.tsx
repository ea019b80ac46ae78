import type { ClipboardEvent } from 'react';
import { toast } from '@/ui/controls/Toast';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { richPaste } from './rich-paste';
import type tool from './tool';

/** The shared page, which takes the HTML of what was copied elsewhere: the words alone would have lost it. */
export default function HtmlToMarkdown(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(props);
  const { edited } = transform;

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const area = event.target;
    if (!(area instanceof HTMLTextAreaElement) || !area.closest('.inputs')) return;
    const { clipboardData: data } = event;
    const html = richPaste(data.getData('text/html'), data.getData('text/plain'));
    if (html === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { value, selectionStart, selectionEnd } = area;
    const plain = data.getData('text/plain').replaceAll('\r\n', '\n');
    const put = (text: string) =>
      edited.replace({ ...edited.value, input: value.slice(0, selectionStart) + text + value.slice(selectionEnd) });
    put(html);
    toast({ title: 'Pasted with its formatting', action: { label: 'Paste as text', run: () => put(plain) } });
  };

  return (
    <div style={{ display: 'contents' }} onPasteCapture={onPaste}>
      <TransformLayout transform={transform} />
    </div>
  );
}
