import { definePage } from '@/kit/page';
import { Button } from '@/ui/Button';
import { OutputPanel } from '@/ui/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultOf, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const PAGE = definePage({
  remembers: false,
  undo: false,
  help: [
    'Type a code, the start of one, or words from its name or meaning; or paste a status line, a line of a log or an error.',
    'Words narrow the list together; 4xx shows a whole class, as the buttons do.',
    'The list follows as you type.',
    'Copy what is shown, or download it.',
  ],
});

const CLASSES = {
  '': 'All',
  '1xx': '1xx Informational',
  '2xx': '2xx Success',
  '3xx': '3xx Redirection',
  '4xx': '4xx Client Error',
  '5xx': '5xx Server Error',
} as const;

/** A list to look something up in: by class at a press, or by what is typed. */
export default function HttpStatus(props: ToolPageProps<typeof tool>) {
  const transform = useTransform({ ...props, page: PAGE });
  const { text } = transform;
  return (
    <TransformLayout
      of={transform}
      className="http-status"
      strip={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own.
        <div className="http-status-classes" role="group" aria-label="Class">
          {Object.entries(CLASSES).map(([query, label]) => (
            <Button
              key={query}
              small
              className={`http-status-class ${query && `is-${query}`}`}
              label={label}
              aria-pressed={text.trim() === query}
              onClick={() => transform.enter('input', query)}
            />
          ))}
        </div>
      }
      result={<OutputPanel {...resultOf(transform)} aside={false} empty={<p>No status code fits.</p>} />}
    />
  );
}
