import type { Pose, Property } from '@/engines/animation/keyframes';
import { Fields } from '@/families/styled/Fields';
import { color, integer, number, toggle } from '@/kit';
import type { Option, OptionValue } from '@/kit/option';
import { Button } from '@/ui/controls/Button';
import { MoreFields } from '@/ui/controls/MoreFields';
import type { Values } from '@/ui/hooks/useOptions';
import { Panel } from '@/ui/output/Panel';
import { MOTION } from './options';
import type { Timeline } from './useTimeline';

interface MotionPanelProps {
  timeline: Timeline;
  /** Reads what is typed as a color that is to be kept. */
  keepColor(text: string): string;
  /** Sets options of the one movement. */
  onSet(changes: Values): void;
}

interface MotionField {
  readonly property: Property;
  /** Which of two values. */
  readonly part?: 0 | 1;
  readonly option: Option;
}

const px = (label: string, min: number, max: number) => integer(label, 0, { min, max, slider: true, unit: 'px' });
const degrees = (label: string, most: number) => integer(label, 0, { min: -most, max: most, slider: true, unit: '°' });
const factor = (label: string) => number(label, 1, { min: -3, max: 3, step: 0.01, slider: true });

/** A timeline goes further than the one movement. */
const FIELDS: Readonly<Record<keyof typeof MOTION, MotionField>> = {
  translateX: { property: 'translate', part: 0, option: px('Translate X', -500, 500) },
  translateY: { property: 'translate', part: 1, option: px('Translate Y', -500, 500) },
  scale: { property: 'scale', part: 0, option: factor('Scale') },
  rotate: { property: 'rotate', option: degrees('Rotate', 720) },
  opacity: { property: 'opacity', option: MOTION.opacity },
};
const MORE: Readonly<Record<string, MotionField>> = {
  scaleY: { property: 'scale', part: 1, option: factor('Scale Y') },
  skewX: { property: 'skew', part: 0, option: degrees('Skew X', 80) },
  skewY: { property: 'skew', part: 1, option: degrees('Skew Y', 80) },
  color: { property: 'color', option: color('Color', '#3b82f6') },
  blur: { property: 'blur', option: number('Blur', 0, { min: 0, max: 50, step: 0.5, slider: true, unit: 'px' }) },
  radius: { property: 'radius', option: px('Radius', 0, 150) },
};
/** Those of them that are there only where a keyframe sets them. */
const MORE_USED = Object.fromEntries(
  Object.entries(MORE).map(([name, { option }]) => [name, toggle(option.label, false)]),
);

const round = (value: number) => Math.round(value * 100) / 100 + 0;

function readPose(pose: Pose, { property, part }: MotionField): OptionValue {
  const value = pose[property];
  if (typeof value === 'string') return value;
  return round(typeof value === 'number' ? value : value[part ?? 0]);
}

/** The change of a keyframe when a field is set. */
function changePose(pose: Pose, name: string, { property, part }: MotionField, value: OptionValue): Partial<Pose> {
  if (part === undefined) return { [property]: value };
  const pair = [...(pose[property] as Pose['scale'])];
  // Scale is both, until Scale Y is something else.
  if (name === 'scale' && pair[0] === pair[1]) pair[1] = value as number;
  pair[part] = value as number;
  return { [property]: pair.map(round) };
}

/** What the chosen keyframe sets. */
export function MotionPanel({ timeline, keepColor, onSet }: MotionPanelProps) {
  const { keyframes, selected, isOwn, setPose } = timeline;
  const { at, sets } = keyframes[selected]!;
  const pose = timeline.pose(at);
  const isMovement = !isOwn && selected === keyframes.length - 1;

  const row = ([name, field]: [string, MotionField]) => {
    const isPlain = isMovement && Object.hasOwn(MOTION, name);
    const option = isPlain ? MOTION[name as keyof typeof MOTION] : field.option;
    const isSet = sets[field.property] !== undefined;
    const value = readPose(pose, field);
    return (
      <div key={name} className="an-row" data-set={isSet || undefined}>
        <Fields
          shape={{ [name]: option }}
          values={{ [name]: value }}
          readers={{ color: keepColor }}
          onChange={(changes) => (isPlain ? onSet(changes) : setPose(changePose(pose, name, field, changes[name]!)))}
        />
        <Button
          iconOnly
          small
          variant="quiet"
          icon="diamond"
          label={`${option.label} at ${at} %`}
          aria-pressed={isSet}
          onClick={() =>
            setPose({ [field.property]: isSet ? undefined : changePose(pose, '', field, value)[field.property] })
          }
        />
      </div>
    );
  };
  const used = (property: Property) => keyframes.some((one) => one.sets[property] !== undefined);
  const moreUsed = Object.fromEntries(
    Object.entries(MORE).map(([name, { property }]) => [
      name,
      property === 'scale'
        ? keyframes.some((one) => one.sets.scale && one.sets.scale[0] !== one.sets.scale[1])
        : used(property),
    ]),
  );
  return (
    <Panel title="Motion" aside={`at ${at} %`}>
      <div className="panel-body an-rows">
        {Object.entries(FIELDS).map(row)}
        <MoreFields label="Scale Y, skew, color, blur, radius" shape={MORE_USED} values={moreUsed}>
          {Object.entries(MORE).map(row)}
        </MoreFields>
      </div>
    </Panel>
  );
}
