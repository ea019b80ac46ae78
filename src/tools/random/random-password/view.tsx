import { useEffect, useRef } from 'react';
import { OptionFields } from '@/ui/controls/OptionFields';
import { GeneratorLayout } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';
import './view.css';

/** What few need stands behind a line that opens. */
const MORE = [
  'ownSymbols',
  'excluded',
  'noRepeats',
  'leastUppercase',
  'leastLowercase',
  'leastNumbers',
  'leastSymbols',
  'rules',
];

export default function RandomPasswordView(props: ToolPageProps) {
  const generator = useGenerator(props);
  const { tool, options } = generator;
  const first = Object.keys(tool.options).filter((name) => !MORE.includes(name));
  const { kind } = options.values;
  const isSet = MORE.some((name) => options.values[name] !== tool.options[name]!.initial);
  const { generate } = generator;
  const before = useRef(kind);
  // A password under the title of a PIN would be an answer to another question.
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    generate();
  }, [kind, generate]);
  return (
    <GeneratorLayout
      generator={generator}
      fields={
        <>
          <OptionFields shape={tool.options} options={options} names={first} />
          {(kind === 'password' || kind === 'long') && (
            <details className="more-rules" open={isSet || undefined}>
              <summary>More rules</summary>
              <OptionFields shape={tool.options} options={options} names={MORE} />
            </details>
          )}
        </>
      }
    />
  );
}
