import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { isSingle } from '@/kit/input';
import type { PageSettings, ToolPageProps } from '@/kit/page';
import type { AnyTool, ToolData, ToolOptions } from '@/kit/tool';
import { type OptionState, useOptions } from '../hooks/useOptions';
import { useResult } from '../hooks/useResult';
import { IDLE, type RunState } from '../hooks/useRun';
import { useInputs } from '../input/useInputs';
import type { Undoable } from '../input/useUndoable';
import { useUndoKeys } from '../input/useUndoKeys';

/** What was typed, and into which of the fields that show the same value. */
export type Typed = { readonly input: string; readonly field: string };

interface TwoWaySettings<One extends AnyTool> {
  /** The field that the tool's own input is, as links and other tools fill it. */
  mainField?: string;
  /** Works out the result by the field that was typed into, where the tool itself does not ask for it. */
  run?(typed: Typed, options: ToolOptions<One>): RunState<ToolData<One>>;
}

/** Everything a page does whose fields all show one value: whichever is typed into, the others follow. */
export interface TwoWay<One extends AnyTool = AnyTool> {
  slug: string;
  tool: One;
  page: PageSettings;
  options: OptionState<ToolOptions<One>>;
  /** The field that the tool's own input is. */
  mainField: string;
  edited: Undoable<Typed>;
  /** What was typed. */
  text: string;
  /** Where it was typed. */
  field: string;
  /** The result of what was typed. */
  run: RunState<ToolData<One>>;
  /** The result of the last text that gave one: what the other fields go on showing. */
  valid: RunState<ToolData<One>>;
  /** That text. */
  validText: string;
  /** What is wrong with what was typed; nothing is wrong with an empty field. */
  problem: string | undefined;
  setInput(text: string, field: string): void;
  /** What an `<input>` of this value is given: the text as it was typed there, or the value that follows from elsewhere. */
  fieldProps(name: string, value: string): FieldProps;
  /** The id of the element that says the problem. */
  problemId: string;
  /** Around the fields, for the keys of Undo. */
  fields: RefObject<HTMLDivElement | null>;
}

export interface FieldProps {
  id: string;
  type: 'text';
  value: string;
  spellCheck: false;
  autoCapitalize: 'off';
  autoComplete: 'off';
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onChange(event: { target: { value: string } }): void;
}

/** Nothing comes of an empty field. */
function useTypedResult<One extends AnyTool>(
  tool: One,
  typed: Typed,
  options: ToolOptions<One>,
  work: TwoWaySettings<One>['run'],
): RunState<ToolData<One>> {
  const isEmpty = typed.input.trim() === '';
  const byTool = useResult(tool, (work || isEmpty ? '' : typed.input) as never, options);
  const byField = useMemo(() => (isEmpty ? undefined : work?.(typed, options)), [work, isEmpty, typed, options]);
  return isEmpty ? IDLE : (byField ?? byTool);
}

export function useTwoWay<One extends AnyTool>(
  { slug, tool, page = {} }: ToolPageProps<One>,
  { mainField = '', run: work }: TwoWaySettings<One> = {},
): TwoWay<One> {
  const id = useId();
  const initial = (isSingle(tool.input) && tool.input.initial) || '';
  const start = useMemo<Typed>(() => ({ input: initial, field: mainField }), [initial, mainField]);
  const edited = useInputs(start, slug);
  const options = useOptions(slug, tool.options) as OptionState<ToolOptions<One>>;
  const typed = edited.value;
  const { input: text, field } = typed;
  const run = useTypedResult(tool, typed, options.values, work);
  const [lastValid, setLastValid] = useState(start);
  if (run.outcome && lastValid !== typed) setLastValid(typed);
  const valid = useTypedResult(tool, lastValid, options.values, work);
  const fields = useRef<HTMLDivElement>(null);
  useUndoKeys(fields, edited);

  const problem = run.error?.message;
  const setInput = (input: string, into: string) => edited.change(() => ({ input, field: into }));
  return {
    slug,
    tool,
    page,
    options,
    mainField,
    edited,
    text,
    field,
    run,
    valid,
    validText: lastValid.input,
    problem,
    setInput,
    problemId: `${id}-problem`,
    fields,
    fieldProps(name, value) {
      const isWrong = name === field && problem !== undefined;
      return {
        id: `${id}-${name}`,
        type: 'text',
        value: name === field ? text : value,
        spellCheck: false,
        autoCapitalize: 'off',
        autoComplete: 'off',
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-problem` : undefined,
        onChange: (event) => setInput(event.target.value, name),
      };
    },
  };
}
