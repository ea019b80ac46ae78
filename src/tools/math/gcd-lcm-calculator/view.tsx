import { useEffect, useRef } from 'react';
import { NumberForm } from '@/families/numbers/NumberForm';
import { Button } from '@/ui/controls/Button';
import { Examples, ExamplesMenu } from '@/ui/controls/Examples';
import { HelpGuide } from '@/ui/controls/HelpGuide';
import { toast } from '@/ui/controls/Toast';
import { HistoryList } from '@/ui/history/HistoryList';
import { useRecent } from '@/ui/history/useRecent';
import { plural } from '@/ui/output/count';
import { OutputPanel } from '@/ui/output/OutputPanel';
import { helpSteps, type ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import { splitWords } from './words';
import './view.css';

const FEWEST = 2;
const MOST = 50;
const PREVIEW = 60;
const shorten = (text: string) => (text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text);

/** One field for each number, at least two; kept as one text so that a link can carry it. */
const getFields = (text: string): string[] => {
  // What was handed over may be a whole question.
  const parts = text === '' ? [] : /^[^\s()]*$/.test(text) ? text.split(',') : splitWords(text);
  return parts.length >= FEWEST ? parts : [...parts, ...Array<string>(FEWEST - parts.length).fill('')];
};

export default function GcdLcmCalculator(props: ToolPageProps<typeof tool>) {
  const { tool } = props;
  const transform = useTransform({ ...props, page: props.page });
  const { outcome, error, stale } = transform.run;
  const numbers = getFields(transform.text);
  const filled = numbers.every((number) => number.trim() !== '');
  const history = useRecent(outcome?.data, ({ numbers: asked }) => asked.join());
  const pick = ({ input }: { input?: unknown }) => transform.ask({ input: splitWords(String(input)).join() });
  const added = useRef(false);
  const last = useRef<HTMLInputElement>(null);

  const count = numbers.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is one more, it is the one to type into.
  useEffect(() => {
    if (added.current) last.current?.focus();
    added.current = false;
  }, [count]);

  const write = (next: readonly string[]) => transform.setInput('input', next.join());
  const solved = error || stale ? undefined : outcome?.data;

  return (
    <div className="generator">
      <NumberForm
        transform={transform}
        title="Numbers"
        incomplete={!filled}
        examples={<ExamplesMenu examples={tool.examples} onPick={pick} />}
        fields={
          <>
            {numbers.map((number, at) => (
              <div className="gl-number" key={at}>
                <label className="field">
                  <span>Number {at + 1}</span>
                  <input
                    type="text"
                    inputMode="numeric"
                    autoComplete="off"
                    ref={at === numbers.length - 1 ? last : undefined}
                    value={number}
                    onChange={(event) => {
                      // Several pasted at once fill as many fields.
                      const typed = event.target.value;
                      const parts = /\d/.test(typed) ? splitWords(typed) : typed.split(/[\s,;]+/).filter(Boolean);
                      const taken = parts.slice(0, MOST - numbers.length + 1);
                      write(numbers.toSpliced(at, 1, ...(parts.length > 0 ? taken : [''])));
                      const left = parts.length - taken.length;
                      if (left > 0)
                        toast({
                          title: `Only ${MOST} numbers fit here`,
                          description: `${plural(left, 'number', 'numbers')} at the end of what you pasted ${left === 1 ? 'was' : 'were'} left out.`,
                        });
                    }}
                  />
                </label>
                {at >= FEWEST && (
                  <Button
                    iconOnly
                    variant="quiet"
                    icon="x"
                    label={`Remove Number ${at + 1}`}
                    onClick={() => write(numbers.toSpliced(at, 1))}
                  />
                )}
              </div>
            ))}
            <Button
              icon="plus"
              label="Add Number"
              disabled={numbers.length >= MOST}
              onClick={() => {
                added.current = true;
                write([...numbers, '']);
              }}
            />
          </>
        }
      >
        <details className="gl-about">
          <summary>About GCD and LCM</summary>
          <p>
            The greatest common divisor is the largest number that divides all of them; fractions are reduced by it.
          </p>
          <p>The least common multiple is the smallest number that all of them divide; it is the common denominator.</p>
          <p>For two numbers, GCD × LCM is their product.</p>
        </details>
      </NumberForm>
      <div className="number-column">
        {solved && (
          <dl className="gl-answers" aria-label="Answers">
            {Object.entries({ GCD: solved.gcd, LCM: solved.lcm }).map(([label, value]) => (
              <div className="panel" key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <OutputPanel
          {...resultPanelProps(transform)}
          linkable={filled ? transform.linkable : undefined}
          empty={
            <>
              <p>Enter two or more numbers and press Calculate.</p>
              <Examples examples={tool.examples} onPick={pick} />
            </>
          }
        />
        <HistoryList
          title="History"
          history={history}
          getKey={({ numbers: asked }) => asked.join()}
          show={({ numbers: asked, gcd, lcm }) =>
            `${shorten(asked.join(', '))}: GCD ${shorten(gcd)}, LCM ${shorten(lcm)}`
          }
          action="Bring back"
          onPress={({ numbers: asked }) => transform.ask({ input: asked.join() })}
        />
      </div>
      <HelpGuide steps={helpSteps(tool, props.page)} />
    </div>
  );
}
