import { useEffect, useRef } from 'react';
import { MoreFields } from '@/ui/controls/MoreFields';
import { OptionFields } from '@/ui/controls/OptionFields';
import { GeneratorLayout } from '@/ui/pages/GeneratorLayout';
import type { ToolPageProps } from '@/ui/pages/page';
import { useGenerator } from '@/ui/pages/useGenerator';

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
  const more = Object.fromEntries(MORE.map((name) => [name, tool.options[name]!]));
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
            <MoreFields label="More rules" shape={more} values={options.values}>
              <OptionFields shape={tool.options} options={options} names={MORE} />
            </MoreFields>
          )}
        </>
      }
    />
  );
}
