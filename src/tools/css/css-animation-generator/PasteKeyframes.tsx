import { useState } from 'react';
import type { Keyframe } from '@/engines/animation/keyframes';
import type { readKeyframes } from '@/engines/animation/read';
import { readingWith } from '@/engines/gradient';
import { cssColor } from '@/engines/gradient/colors';
import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';

interface PasteKeyframesProps {
  read(...text: [string, Parameters<typeof readKeyframes>[1]]): ReturnType<typeof readKeyframes>;
  onTake(keyframes: readonly Keyframe[], name: string | undefined): void;
}

/** Takes over an animation that is there already. */
export default function PasteKeyframes({ read, onTake }: PasteKeyframesProps) {
  const [text, setText] = useState('');
  const [remark, setRemark] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = () => {
    setRemark(undefined);
    setProblem(undefined);
    try {
      const { keyframes, name, leftOut } = read(text, readingWith(cssColor).keep);
      onTake(keyframes, name);
      if (leftOut.length > 0) setRemark(`Left out, because it can’t be animated here: ${leftOut.join(', ')}`);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { line, column } = error.details;
      setProblem(`${error.message}${line ? ` (line ${line}, column ${column})` : ''}`);
    }
  };
  return (
    <form
      noValidate
      className="an-paste"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label className="field">
        <span>CSS to read</span>
        <textarea
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder="@keyframes hop { 50% { translate: 0 -30px } }"
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {remark && (
        <p className="field-remark" role="status">
          {remark}
        </p>
      )}
      <Button type="submit" label="Use It" disabled={text.trim() === ''} />
    </form>
  );
}
