import { useEffect, useRef } from 'react';
import { NumberPage, useAnswers } from '@/families/numbers/NumberPage';
import { Button } from '@/ui/controls/Button';
import { ExamplesMenu } from '@/ui/controls/Examples';
import { toast } from '@/ui/controls/Toast';
import { HistoryList } from '@/ui/history/HistoryList';
import { plural } from '@/ui/output/count';
import { OutputPanel } from '@/ui/output/OutputPanel';
import type { ToolPageProps } from '@/ui/pages/page';
import { resultPanelProps } from '@/ui/pages/TransformLayout';
import { useSample } from '@/ui/pages/useSample';
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

/** Several pasted at once fill as many fields. */
function enterNumbers(numbers: readonly string[], at: number, typed: string): readonly string[] {
  const parts = /\d/.test(typed) ? splitWords(typed) : typed.split(/[\s,;]+/).filter(Boolean);
  const taken = parts.slice(0, MOST - numbers.length + 1);
  const left = parts.length - taken.length;
  if (left > 0)
    toast({
      title: `Only ${MOST} numbers fit here`,
      description: `${plural(left, 'number', 'numbers')} at the end of what you pasted ${left === 1 ? 'was' : 'were'} left out.`,
    });
  return numbers.toSpliced(at, 1, ...(parts.length > 0 ? taken : ['']));
}

export default function GcdLcmCalculator(props: ToolPageProps<typeof tool>) {
  const { slug, tool } = props;
  const transform = useTransform(props, {
    missing: (_, { input }) =>
      getFields(String(input)).every((number) => number.trim() !== '') ? undefined : 'Enter two or more numbers.',
  });
  const { text, empty, stillNeeded, run, options } = transform;
  const [action = ''] = transform.actions;
  const numbers = getFields(text);
  const filled = !empty && !stillNeeded;
  const solved = run.error || run.stale ? undefined : run.outcome?.data;
  const { history, setAsked } = useAnswers(text, solved, ({ numbers: asked }) => asked.join());
  const sample = useSample(slug, tool, options.values, empty);
  const sampleNumbers = splitWords(String(sample?.inputs.input ?? ''));
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
  const type = (at: number, typed: string) => write(enterNumbers(numbers, at, typed));

  return (
    <NumberPage
      {...props}
      className="number-pair"
      fields={numbers.map((number, at) => (
        <div className="gl-number" key={at}>
          <label className="field short-input">
            <span>Number {at + 1}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={sampleNumbers[at]}
              ref={at === numbers.length - 1 ? last : undefined}
              value={number}
              onChange={(event) => type(at, event.target.value)}
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
      examples={<ExamplesMenu examples={tool.examples} onPick={pick} />}
      steps={transform.edited}
      onClear={empty ? undefined : transform.clear}
      action={action}
      incomplete={!filled}
      onSubmit={() => {
        setAsked();
        transform.runAction(action);
      }}
      buttons={
        <Button
          icon="plus"
          label="Add Number"
          disabled={numbers.length >= MOST}
          onClick={() => {
            added.current = true;
            write([...numbers, '']);
          }}
        />
      }
    >
      <OutputPanel
        {...resultPanelProps(transform)}
        linkable={filled ? transform.linkable : undefined}
        sample={sample?.shown}
        empty={stillNeeded && <p>{stillNeeded}</p>}
      />
      <HistoryList
        title="History"
        history={history}
        getKey={({ numbers: asked }) => asked.join()}
        show={({ numbers: asked, gcd, lcm }) =>
          `${shorten(asked.join(', '))}: GCD ${shorten(gcd)}, LCM ${shorten(lcm)}`
        }
        action="Reuse"
        onPress={({ numbers: asked }) => transform.ask({ input: asked.join() })}
      />
      <About />
    </NumberPage>
  );
}

const About = () => (
  <details className="gl-about across">
    <summary>About GCD and LCM</summary>
    <p>The greatest common divisor is the largest number that divides all of them; use it to reduce fractions.</p>
    <p>The least common multiple is the smallest number that all of them divide; it is the common denominator.</p>
    <p>For two numbers, GCD × LCM is their product.</p>
  </details>
);
