import { useRef } from 'react';
import { lineCount } from '@/engines/diff';
import { text } from '@/kit/input';
import type { ComparedTexts } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { Examples, ToolExamples } from '@/ui/controls/Examples';
import { UndoButtons } from '@/ui/controls/UndoButtons';
import { InputBox } from '@/ui/input/InputBox';
import { useUndoKeys } from '@/ui/input/useUndoKeys';
import { plural } from '@/ui/output/count';
import type tool from './tool';
import type { TextsState } from './useTexts';

const SIDES = ['left', 'right'] as const;
const THREE = ['left', 'base', 'right'] as const;
const ANCESTOR = text('Common Ancestor', {
  placeholder: 'Type or paste the version both texts came from, or drop a file',
});

interface TextFieldsProps {
  tool: typeof tool;
  state: TextsState;
  compared: ComparedTexts | undefined;
}

/** The two texts, and in a merge of three what both came from. */
export function TextFields({ tool: definition, state, compared }: TextFieldsProps) {
  const { texts, options, steps, threeWay, empty, execute, setText, enter, clearAll } = state;
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, steps);
  const [recipe] = definition.examples;
  const lines = compared && { left: lineCount(compared.diff.leftBounds), right: lineCount(compared.diff.rightBounds) };
  const samples = (
    <>
      <span>Paste, drop a file, or try</span>
      <Examples
        examples={definition.examples}
        onPick={(example) => {
          if (example.options) options.set(example.options);
          enter(example.input);
        }}
      />
    </>
  );
  const actions = (
    <>
      <ToolExamples tool={definition} options={options} onEnter={enter} />
      <UndoButtons steps={steps} />
      <Button
        iconOnly
        variant="quiet"
        icon="trash-2"
        label="Clear All"
        aria-disabled={empty}
        onClick={empty ? undefined : clearAll}
      />
    </>
  );
  return (
    <div className={`inputs ${threeWay ? 'three' : ''}`} ref={fields}>
      {(threeWay ? THREE : SIDES).map((side) => (
        <InputBox
          key={side}
          input={side === 'base' ? ANCESTOR : definition.input[side]}
          value={texts[side]}
          onChange={(text) => setText(side, text)}
          onSubmit={execute}
          sample={empty && side !== 'base' ? recipe?.input[side] : undefined}
          foot={side === 'left' && empty && samples}
          aside={lines && side !== 'base' ? plural(lines[side], 'line') : ''}
          actions={side === 'right' && actions}
        />
      ))}
    </div>
  );
}
