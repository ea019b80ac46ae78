import { useState } from 'react';
import { RESTING } from '@/engines/animation/keyframes';
import { GROUPS, PRESETS, type Preset, type PresetGroup, type PresetName } from '@/engines/animation/presets';
import { readKeyframes } from '@/engines/animation/read';
import { completeStart, scriptFrames, toFrames } from '@/engines/animation/write';
import { Tabs } from '@/ui/controls/Tabs';
import './presets.css';

interface PresetsProps {
  chosen: string;
  onChoose(name: PresetName): void;
}

const LIST = Object.entries(PRESETS) as [PresetName, Preset][];

/** The tile of a preset moves as the preset does, once. */
function play(button: HTMLElement, { keyframes, duration }: Preset): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames = toFrames(completeStart(readKeyframes(keyframes, (text) => text).keyframes, RESTING));
  button.querySelector('i i')?.animate(scriptFrames(frames, 'ease'), { duration: duration * 1000 });
}

/** Animations to start from, by what they are for. */
export function Presets({ chosen, onChoose }: PresetsProps) {
  const [picked, setGroup] = useState<PresetGroup>();
  const group = picked ?? LIST.find(([name]) => name === chosen)?.[1].group ?? 'in';
  return (
    <section className="an-presets" aria-label="Presets">
      <h2>Presets</h2>
      <Tabs label="Kind of preset" tabs={GROUPS} value={group} onChange={setGroup} />
      <ul>
        {LIST.filter(([, preset]) => preset.group === group).map(([name, preset]) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              onPointerEnter={(event) => play(event.currentTarget, preset)}
              onFocus={(event) => play(event.currentTarget, preset)}
            >
              <i aria-hidden="true">
                <i />
              </i>
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
