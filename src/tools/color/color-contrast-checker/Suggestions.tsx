import { useMemo } from 'react';
import type { Color } from '@/engines/color/srgb';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { checkContrast } from './check';
import { suggestPassing } from './suggest';

interface SuggestionsProps {
  text: Color;
  background: Color;
  onUse(changes: Partial<Record<'text' | 'background', string>>): void;
}

export default function Suggestions({ text, background, onUse }: SuggestionsProps) {
  const suggestions = useMemo(() => suggestPassing(text, background), [text, background]);
  return (
    <Panel title="Suggestions" aside="nearest colors that pass for normal text">
      {suggestions.length === 0 ? (
        <p className="quiet-note cc-note">
          {checkContrast(text, background).verdict.aaa
            ? 'These colors pass AA and AAA as they are.'
            : 'These colors pass AA. Changing just one of them can’t reach AAA.'}
        </p>
      ) : (
        <ul className="cc-suggestions">
          {suggestions.map(({ part, level, color, ratio }) => (
            <li key={`${part} ${level}`}>
              <span className="swatch" style={{ backgroundColor: color }} />
              <code>{color}</code>
              <span className="grow">
                as {part}{' '}
                <span className="field-note">
                  {ratio}:1, {level}
                </span>
              </span>
              <Button
                small
                label="Use"
                aria-label={`Use ${color} as ${part} for ${level}`}
                onClick={() => onUse({ [part]: color })}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
