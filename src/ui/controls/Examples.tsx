import { isSingle } from '@/kit/input';
import { initialValues } from '@/kit/option';
import type { AnyTool } from '@/kit/tool';
import type { OptionState, Values } from '../hooks/useOptions';
import type { Inputs } from '../input/useInputs';
import { Button } from './Button';
import { Menu } from './Menu';

interface ExamplesProps<Example extends { title: string }> {
  examples: readonly Example[];
  onPick: (example: Example) => void;
}

/** What one may try at a press, where there is no result yet. */
export function Examples<Example extends { title: string }>({ examples, onPick }: ExamplesProps<Example>) {
  return (
    <p className="examples">
      {examples.map((example) => (
        <Button key={example.title} small label={example.title} onClick={() => onPick(example)} />
      ))}
    </p>
  );
}

/** The same among the actions of the input, for as long as the page is open. */
export const ExamplesMenu = <Example extends { title: string }>({ examples, onPick }: ExamplesProps<Example>) => (
  <Menu label="Examples" icon="flask-conical">
    {examples.map((example) => (
      <Button key={example.title} variant="quiet" label={example.title} onClick={() => onPick(example)} />
    ))}
  </Menu>
);

interface ToolExamplesProps {
  tool: AnyTool;
  options?: Pick<OptionState, 'set'>;
  onEnter(content: Inputs): void;
}

/** A tool's own examples. Each is what it says with its options, whatever is set. */
export const ToolExamples = ({ tool, options, onEnter }: ToolExamplesProps) => (
  <ExamplesMenu
    examples={tool.examples}
    onPick={(example) => {
      options?.set({ ...initialValues(tool.options), ...(example.options as Values) });
      onEnter((isSingle(tool.input) ? { input: example.input } : example.input) as Inputs);
    }}
  />
);
