import { useMemo } from 'react';
import { InputError } from '@/engines/input-error';
import { codeFor, type RegexCode } from '@/engines/regex/code/code';
import { CopyButton } from '@/ui/controls/Button';
import { TextViewer } from '@/ui/output/OutputView';
import { Panel } from '@/ui/output/Panel';
import { Notes } from '@/ui/output/Remarks';
import type tool from './tool';
import type { Regex } from './useRegex';

const NONE: RegexCode = { code: '', notes: [] };

/** The pattern as lines of a program, in the language of one's choice. */
export function CodePanel({ option, regex }: { option: typeof tool.options.language; regex: Regex }) {
  const { pattern, flags, replacement } = regex.setup;
  const { language } = regex.options.values;
  const { code, notes } = useMemo(() => {
    if (pattern === '') return NONE;
    try {
      return codeFor({ pattern, flags, replacement, language });
    } catch (error) {
      // What is wrong with the pattern stands beside it.
      if (error instanceof InputError) return NONE;
      throw error;
    }
  }, [pattern, flags, replacement, language]);
  return (
    <Panel
      className="rt-code"
      title="Code"
      actions={
        <>
          <select
            aria-label={option.label}
            value={language}
            onChange={(event) => regex.options.set({ language: event.target.value as typeof language })}
          >
            {Object.entries(option.choices).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
          <CopyButton small variant="quiet" label="Copy Code" disabled={code === ''} value={() => code} />
        </>
      }
    >
      {code === '' ? (
        <p className="quiet-note panel-body">Code to search and replace with this pattern, in seven languages.</p>
      ) : (
        <div className="output-body">
          <TextViewer value={code} label="Code" />
        </div>
      )}
      <Notes notes={notes} />
    </Panel>
  );
}
