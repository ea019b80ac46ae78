import { Button } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { OutputPanel } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps, TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

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
  const transform = useTransform({ ...props, page: props.page });
  const { text } = transform;
  return (
    <TransformLayout
      transform={transform}
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
              onClick={() => transform.setInput('input', query)}
            />
          ))}
          <OptionFields shape={props.tool.options} options={transform.options} />
        </div>
      }
      result={<OutputPanel {...resultPanelProps(transform)} aside={false} empty={<p>No status code matches.</p>} />}
    />
  );
}
