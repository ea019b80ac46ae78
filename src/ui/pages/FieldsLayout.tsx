import { type ReactNode, type Ref, useRef } from 'react';
import type { ToolPageProps } from '@/kit/page';
import { HelpGuide } from '../controls/HelpGuide';
import type { Undoable } from '../input/useUndoable';
import { useUndoKeys } from '../input/useUndoKeys';
import { Panel } from '../output/Panel';
import { ResultPanel, type ResultPanelProps } from '../output/ResultPanel';
import { helpSteps } from './page';

interface FieldsLayoutProps extends ToolPageProps {
  className: string;
  /** Above the fields. */
  strip?: ReactNode;
  /** The title of the card of fields, where it has a bar. */
  title?: string;
  /** What the card is called by those who hear the page, where it has no bar and is no form. */
  label?: string;
  cardClass?: string;
  fields: ReactNode;
  /** Examples, Undo, Clear. */
  actions?: ReactNode;
  /** At the end of the card. */
  belowFields?: ReactNode;
  /** What asks for the answer: at the end of the fields, on a phone at the thumb. */
  buttons?: ReactNode;
  /** Enter in a field, and the button that submits. */
  onSubmit?(): void;
  /** What the keys of Undo go through while one types into the fields. */
  steps?: Pick<Undoable<never>, 'undo' | 'redo'>;
  /** Around everything, where the keys of Undo reach beyond the fields. */
  place?: Ref<HTMLDivElement>;
  /** The panel of the answer; its page may also draw one itself, as a child. */
  result?: Omit<ResultPanelProps, 'slug' | 'tool'>;
  /** Below the answer. */
  children?: ReactNode;
}

/** A question asked by a few fields in a card, and its answer below or beside. */
export function FieldsLayout({ slug, tool, page, className, fields, actions, ...slots }: FieldsLayoutProps) {
  const { cardClass = 'short-panel', onSubmit } = slots;
  const card = useRef<HTMLDivElement & HTMLFormElement>(null);
  useUndoKeys(card, slots.steps);
  const content = (
    <>
      {fields}
      {actions && <div className="panel-actions">{actions}</div>}
      {slots.buttons && <div className="dock">{slots.buttons}</div>}
      {slots.belowFields}
    </>
  );
  return (
    <div className={className} ref={slots.place}>
      {slots.strip}
      {slots.title ? (
        <Panel title={slots.title} actions={actions}>
          <div className={`panel-body ${cardClass}`}>{fields}</div>
        </Panel>
      ) : onSubmit ? (
        <form
          ref={card}
          className={`panel ${cardClass}`}
          data-main-input=""
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        <section ref={card} className={`panel ${cardClass}`} aria-label={slots.label} data-main-input="">
          {content}
        </section>
      )}
      {slots.result && <ResultPanel slug={slug} tool={tool} {...slots.result} />}
      {slots.children}
      <HelpGuide steps={helpSteps(tool, page)} />
    </div>
  );
}
