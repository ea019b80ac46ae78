import { useId } from 'react';
import { Icon } from './Icon';

interface HelpGuideProps {
  /** Four steps, each with a short title. */
  steps: readonly (readonly [title: string, text: string])[];
}

/** The round button beside the title and the guide it opens. The popover is the browser's own: Escape and a click outside close it. */
export function HelpGuide({ steps }: HelpGuideProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="help-button" aria-label="Help" title="Help" popoverTarget={id}>
        <Icon name="circle-question-mark" />
      </button>
      <section popover="auto" id={id} className="help-guide" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>Help Guide</h2>
        <ol>
          {steps.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
