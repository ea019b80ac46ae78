import { useState } from 'react';
import { readingWith } from '@/engines/gradient';
import { cssColor } from '@/engines/gradient/colors';
import { readGradients } from '@/engines/gradient/read';
import { InputError } from '@/engines/input-error';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import type { Values } from '@/ui/hooks/useOptions';
import { settingsOf } from './options';

interface PasteGradientProps {
  width: number;
  height: number;
  values: Values;
  onChange(settings: Values): void;
}

/** Takes over a gradient that is there already. */
export default function PasteGradient({ width, height, values, onChange }: PasteGradientProps) {
  const [text, setText] = useState('');
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const take = () => {
    try {
      const { gradients, remarks } = readGradients(text, readingWith(cssColor).keep, { width, height });
      onChange(settingsOf(gradients, 0));
      setRemarks(remarks);
      setProblem(undefined);
      toast({ title: 'Gradient loaded', action: { label: 'Undo', run: () => onChange(values) } });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { line, column, hint } = error.details;
      setRemarks([]);
      setProblem(`${error.message}${line ? ` (line ${line}, column ${column})` : ''}${hint ? `. ${hint}` : ''}`);
    }
  };
  return (
    <form
      noValidate
      className="gradient-paste"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label className="field">
        <span>CSS to read</span>
        <textarea
          rows={3}
          value={text}
          spellCheck={false}
          autoComplete="off"
          placeholder="linear-gradient(in oklch, #7c3aed, #06b6d4 48%, #a3e635)"
          aria-invalid={problem ? true : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="field-remark" role="status">
          {remark}
        </p>
      ))}
      <Button type="submit" label="Use It" disabled={text.trim() === ''} />
    </form>
  );
}
