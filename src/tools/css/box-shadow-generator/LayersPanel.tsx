import { useState } from 'react';
import { Fields } from '@/families/styled/Fields';
import { line } from '@/kit';
import { Button } from '@/ui/controls/Button';
import { Tabs } from '@/ui/controls/Tabs';
import { FIELDS, MOST_SHADOWS, PRESETS, pasteShadows, type Shadow } from './shadow';

const PASTE = {
  paste: line('Paste a box-shadow', '', { placeholder: '0 8px 24px #00000040', maxLength: 4000 }),
};

interface LayersPanelProps {
  /** As they are drawn, and as they are kept. */
  shadows: readonly Shadow[];
  kept: readonly Shadow[];
  /** What a new layer is. */
  fresh: readonly Shadow[];
  keepColor(text: string): string;
  onSave(shadows: readonly Shadow[]): void;
}

/** The layers one by one: the first is drawn on top. */
export function LayersPanel({ shadows, kept, fresh, keepColor, onSave }: LayersPanelProps) {
  const [chosen, setChosen] = useState(0);
  const [isFitted, setFitted] = useState(false);
  const at = Math.min(chosen, shadows.length - 1);
  const change = (changes: Partial<Shadow>) =>
    onSave(kept.map((shadow, index) => (index === at ? { ...shadow, ...changes } : shadow)));
  const insert = (index: number, added: readonly Shadow[]) => {
    onSave([...kept.slice(0, index), ...added, ...kept.slice(index)]);
    setChosen(index);
  };
  const swap = (to: number) => {
    onSave(kept.map((shadow, index) => (index === at ? kept[to]! : index === to ? kept[at]! : shadow)));
    setChosen(to);
  };
  const paste = (text: string) => {
    const pasted = pasteShadows(text, keepColor);
    setFitted(pasted.isFitted);
    setChosen(0);
    onSave(pasted.shadows);
  };
  const isFull = shadows.length >= MOST_SHADOWS;

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a box of its own. */}
      <div className="styled-buttons" role="group" aria-label="Presets">
        <span className="quiet-note">Presets</span>
        {Object.entries(PRESETS).map(([name, preset]) => (
          <Button key={name} small label={name} onClick={() => change(preset)} />
        ))}
      </div>
      <Tabs
        label="Shadows"
        tabs={Object.fromEntries(shadows.map((_, index) => [`${index}`, `Shadow ${index + 1}`]))}
        value={`${at}`}
        onChange={(tab) => setChosen(Number(tab))}
        className="styled-tabs"
      >
        <Fields key={at} shape={FIELDS} values={{ ...shadows[at]! }} onChange={change} readers={{ color: keepColor }} />
      </Tabs>
      <div className="styled-buttons">
        <Button icon="plus" label="Add Shadow" disabled={isFull} onClick={() => insert(kept.length, fresh)} />
        <Button
          icon="trash-2"
          label="Remove Shadow"
          disabled={shadows.length === 1}
          onClick={() => onSave(kept.filter((_, index) => index !== at))}
        />
        <Button
          icon="copy-plus"
          label="Duplicate Shadow"
          disabled={isFull}
          onClick={() => insert(at + 1, [kept[at]!])}
        />
        <Button iconOnly icon="arrow-up" label="Move Up" disabled={at === 0} onClick={() => swap(at - 1)} />
        <Button
          iconOnly
          icon="arrow-down"
          label="Move Down"
          disabled={at === shadows.length - 1}
          onClick={() => swap(at + 1)}
        />
      </div>
      <Fields
        shape={PASTE}
        values={{ paste: '' }}
        onChange={({ paste: text }) => paste(String(text))}
        readers={{
          paste: (text) => {
            pasteShadows(text, keepColor);
            return text;
          },
        }}
      />
      {isFitted && (
        <p className="quiet-note" role="status">
          The pasted sizes were made to fit: whole pixels within the ranges above.
        </p>
      )}
    </>
  );
}
