import { easingCss, readEasing, writeEasing } from '@/engines/animation/easing';
import { type Keyframe, type Pose, RESTING } from '@/engines/animation/keyframes';
import { PRESETS } from '@/engines/animation/presets';
import { readKeyframes } from '@/engines/animation/read';
import {
  completeStart,
  type Frame,
  keyframesCss,
  scriptOf,
  settleStart,
  shorthand,
  toFrames,
} from '@/engines/animation/write';
import { writeRule } from '@/engines/css-value';
import { type Design, iterations } from './options';

/** The easing of all keyframes without one, as `readEasing` reads it. */
export const easingOf = (design: Design): string =>
  design.timingFunction === 'custom' ? writeEasing(readEasing(design.easing)) : design.timingFunction;

/** The element when nothing moves it. */
export const restOf = (design: Design): Pose => ({
  ...RESTING,
  color: design.backgroundColor,
  radius: design.borderRadius,
});

/** The keyframes of the timeline, and what could not be taken over of them; nothing where there is but the one movement. */
export function timelineOf({ keyframes, preset, width, height }: Design, readColor: (text: string) => string) {
  if (keyframes.trim() === '' && preset === 'none') return undefined;
  const text = keyframes.trim() === '' && preset !== 'none' ? PRESETS[preset].keyframes : keyframes;
  return readKeyframes(text, readColor, { width, height });
}

/** The one movement as keyframes. */
export const movement = (design: Design): Keyframe[] => [
  { at: 0, sets: { translate: [0, 0], scale: [1, 1], rotate: 0, opacity: 1 } },
  {
    at: 100,
    sets: {
      translate: [design.translateX, design.translateY],
      scale: [design.scale, design.scale],
      rotate: design.rotate,
      opacity: design.opacity,
    },
  },
];

/** Both ends list the same functions: a turn by 360° would otherwise be no movement at all. */
const movementFrames = (design: Design): Frame[] => [
  { at: 0, declarations: { transform: 'translate(0px, 0px) scale(1) rotate(0deg)', opacity: 1 } },
  {
    at: 100,
    declarations: {
      transform: `translate(${design.translateX}px, ${design.translateY}px) scale(${design.scale}) rotate(${design.rotate}deg)`,
      opacity: design.opacity,
    },
  },
];

const timingOf = (design: Design) => ({
  duration: design.duration,
  delay: design.delay,
  count: iterations(design.iterationCount),
  direction: design.direction,
  fill: design.fillMode,
  easing: easingCss(readEasing(easingOf(design))),
});

/** The style sheet. A `timeline` is what stands in place of the one movement. */
export function animationCss(design: Design, timeline?: readonly Keyframe[]): string {
  const timing = timingOf(design);
  const frames = timeline ? toFrames(settleStart(timeline, restOf(design))) : movementFrames(design);
  const rules = [
    writeRule('.animated-element', {
      width: `${design.width}px`,
      height: `${design.height}px`,
      backgroundColor: design.backgroundColor,
      borderRadius: `${design.borderRadius}px`,
      animationName: design.name,
      animationDuration: `${timing.duration}s`,
      animationTimingFunction: timing.easing,
      animationDelay: `${timing.delay}s`,
      animationIterationCount: timing.count,
      animationDirection: timing.direction,
      animationFillMode: timing.fill,
    }),
    keyframesCss(design.name, frames, { words: !timeline }),
  ];
  if (design.reducedMotion === 'stop')
    rules.push(
      writeRule('@media (prefers-reduced-motion: reduce)', [writeRule('.animated-element', { animation: 'none' })]),
    );
  return rules.join('\n\n');
}

/** What Tailwind 4 takes into its style sheet, and the classes of the element. */
function tailwind(design: Design, timeline?: readonly Keyframe[]): string {
  const frames = timeline ? toFrames(settleStart(timeline, restOf(design))) : movementFrames(design);
  const { name, width, height, borderRadius, backgroundColor } = design;
  const classes = [
    `w-[${width}px] h-[${height}px] rounded-[${borderRadius}px] bg-[${backgroundColor}] animate-${name}`,
    design.reducedMotion === 'stop' ? ' motion-reduce:animate-none' : '',
  ].join('');
  return [
    `/* <div class="${classes}"></div> */`,
    writeRule('@theme', [
      `--animate-${name}: ${shorthand(name, timingOf(design))};`,
      '',
      keyframesCss(name, frames, { words: !timeline }),
    ]),
  ]
    .join('\n')
    .replace(/^ +$/gm, '');
}

function script(design: Design, timeline?: readonly Keyframe[]): string {
  const frames = timeline ? toFrames(completeStart(timeline, restOf(design))) : movementFrames(design);
  return scriptOf(frames, timingOf(design), design.reducedMotion === 'stop');
}

/** The animation in the form that is asked for, and what has to be known of it. */
export function writeAnimation(design: Design, timeline?: readonly Keyframe[]): { text: string; notes: string[] } {
  const write = { css: animationCss, waapi: script, tailwind }[design.writtenAs];
  const text = write(design, timeline);
  const isNew = text.includes('linear(');
  return {
    text,
    notes: isNew ? ['linear() works from Chrome and Edge 113, Firefox 112 and Safari 17.2 on.'] : [],
  };
}
