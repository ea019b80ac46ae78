import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { readHex8 } from '@/engines/color/rgb8';
import { curveAt } from './curve';
import { easingAt, easingCss, readEasing, writeEasing } from './easing';
import { HARD } from './fixtures/hard';
import { addKeyframe, type Pose, type Property, poseAt, RESTING, setAt, usedProperties } from './keyframes';
import { GROUPS, PRESETS } from './presets';
import { readKeyframes } from './read';
import { completeStart, keyframesCss, scriptOf, settleStart, toFrames, writeNotation } from './write';

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as unknown;
const read = (text: string) => readKeyframes(text, (color) => color).keyframes;

describe('easing', () => {
  it('follows a curve as browsers do, beyond 0 and 1 too', () => {
    expect(curveAt([0, 0, 1, 1], 0.3)).toBeCloseTo(0.3);
    // ease at a half is 0.8024 in every browser.
    expect(curveAt([0.25, 0.1, 0.25, 1], 0.5)).toBeCloseTo(0.8024, 4);
    expect(curveAt([0.34, 1.56, 0.64, 1], 0.5)).toBeGreaterThan(1.08);
  });

  const physics = fixture('physics') as Record<'spring' | 'ball', Record<string, number[]>>;
  it.each([
    ...Object.entries(physics.spring).map(([bounce, heights]) => [`spring(${bounce})`, heights] as const),
    ...Object.entries(physics.ball).map(([count, heights]) => [`bounce(${count})`, heights] as const),
  ])('%s moves as what is pulled by a spring or by gravity', (text, heights) => {
    const easing = readEasing(text);
    for (const [at, height] of heights.slice(0, -1).entries())
      expect(easingAt(easing, at / 20), `${at}`).toBeCloseTo(height, 2);
  });

  it('writes springs and balls as few lines that are nowhere far from them', () => {
    for (const text of [
      'spring(0)',
      'spring(0.3)',
      'spring(0.6)',
      'spring(0.9)',
      'bounce(1)',
      'bounce(3)',
      'bounce(8)',
    ]) {
      const easing = readEasing(text);
      const lines = readEasing(easingCss(easing));
      for (let at = 0; at <= 1000; at++)
        expect(Math.abs(easingAt(easing, at / 1000) - easingAt(lines, at / 1000)), `${text} at ${at}`).toBeLessThan(
          0.008,
        );
      expect(easingAt(lines, 1), text).toBe(1);
    }
    expect(easingCss(readEasing('spring(0.5)')).split(',').length).toBeLessThan(30);
  });

  it.each([
    ['linear(0, 0.5, 1)', 0.25, 0.25],
    ['linear(0, 1 25% 75%, 0)', 0.5, 1],
    ['linear(0, 1 25% 75%, 0)', 0.875, 0.5],
    ['linear(0 50%, 1)', 0.75, 0.5],
    ['linear(0, 0.2 60%, 0.8 40%, 1)', 0.3, 0.1],
    ['steps(4)', 0.5, 0.5],
    ['steps(4, jump-start)', 0.5, 0.75],
    ['steps(3, jump-none)', 0.4, 0.5],
    ['steps(1, jump-both)', 0.2, 0.5],
    ['step-start', 0, 1],
  ])('%s at %d is %d', (text, at, height) => {
    expect(easingAt(readEasing(text), at)).toBeCloseTo(height);
    expect(easingAt(readEasing(writeEasing(readEasing(text))), at)).toBeCloseTo(height);
  });

  it('refuses what browsers refuse', () => {
    for (const text of [
      '',
      'easy',
      'cubic-bezier(0, 0, 1)',
      'cubic-bezier(-0.1, 0, 1, 1)',
      'cubic-bezier(0, 0, 1, x)',
      'steps(0)',
      'steps(1, jump-none)',
      'steps(2.5)',
      'steps(3, middle)',
      'linear(0)',
      'linear(0 10% 20% 30%, 1)',
      'linear(10%, 1)',
      'spring(1)',
      'bounce(0)',
      'ease; color: red',
    ])
      expect(() => readEasing(text), text).toThrow('isn’t an easing');
  });
});

/** As `getComputedStyle` tells it. */
function flatten(property: Property, value: Pose[Property]): number[] {
  if (property === 'color') {
    const { r, g, b, alpha } = readHex8(value as string)!;
    return alpha === 1 ? [r, g, b] : [r, g, b, alpha];
  }
  if (property === 'skew') {
    const [x, y] = (value as Pose['skew']).map((angle) => Math.tan((angle * Math.PI) / 180)) as [number, number];
    return [1, y, x, 1, 0, 0];
  }
  return [value as number | Pose['scale']].flat() as number[];
}

const computed = fixture('computed') as Record<string, number[][][]>;
const texts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(PRESETS).map(([name, { keyframes }]) => [name, keyframes])),
  ...HARD,
};

it('has what was computed for each preset, forty of them in four groups', () => {
  expect(Object.keys(computed).sort()).toEqual(Object.keys(texts).sort());
  const groups = Object.values(PRESETS).map(({ group }) => group);
  for (const group of Object.keys(GROUPS)) expect(groups.filter((one) => one === group)).toHaveLength(10);
});

it.each(Object.entries(computed))('%s is at 20 moments where a browser has it', (name, moments) => {
  // As browsers know springs and balls.
  const keyframes = read(texts[name]!).map((one) => ({
    ...one,
    ...(one.easing && { easing: easingCss(readEasing(one.easing)) }),
  }));
  const motion = { keyframes, easing: 'ease', rest: { ...RESTING, radius: 8 } };
  const used = usedProperties(keyframes);
  for (const [i, values] of moments.entries()) {
    const pose = poseAt(motion, Math.round((i * 10000) / 19) / 100);
    for (const [at, property] of used.entries()) {
      const [ours, theirs] = [flatten(property, pose[property]), values[at]!];
      const where = `${name}, ${property}, moment ${i}: ${ours} and ${theirs}`;
      // A second value that is the first, or 0px, is not written.
      const whole =
        property === 'translate'
          ? [...theirs, 0, 0].slice(0, 2)
          : theirs.length === 1
            ? [theirs[0]!, theirs[0]!]
            : theirs;
      // Colors are whole numbers, and their alpha has a step of 1/255; lengths of a thousandth are enough.
      for (const [part, number] of ours.entries())
        expect(Math.abs(number - (whole[part] ?? 1)), where).toBeLessThanOrEqual(
          property === 'color' ? (part < 3 ? 1 : 0.005) : 0.02,
        );
    }
  }
});

it.each(Object.entries(texts))(
  'writes %s so that it is read back the same, and so that another parser reads it',
  (name, text) => {
    const keyframes = read(text);
    expect(read(writeNotation(keyframes))).toEqual(keyframes);
    const css = keyframesCss('some', toFrames(keyframes));
    const again = readKeyframes(css, (color) => color);
    expect(again).toMatchObject({ name: 'some', leftOut: [] });
    expect(
      again.keyframes.map(({ at, sets }) => ({ at, sets })),
      name,
    ).toEqual(keyframes.map(({ at, sets }) => ({ at, sets })));
    const selectors: string[] = [];
    postcss.parse(css).walkRules(({ selector }) => void selectors.push(selector));
    expect(selectors).toEqual(keyframes.map(({ at }) => `${at}%`));
  },
);

describe('reading', () => {
  it('takes what others write', () => {
    const { keyframes, name, leftOut } = readKeyframes(
      `.a { color: red }
      @-webkit-keyframes "old" {
        /* 5% { opacity: 1 } */ from { -webkit-transform: translateX(-1rem) translateY(4px) rotate(.5turn) scale(50%); margin: 0 }
        40%, 60% { opacity: 30%; filter: blur(.25em); animation-timing-function: STEPS(3, jump-end) }
        to { transform: none; background: gold; box-shadow: 0 0 red }
      }
      .b { opacity: 0 }`,
      (color) => `#${color.length}`,
    );
    expect(name).toBe('old');
    expect(leftOut).toEqual(['margin', 'box-shadow']);
    expect(keyframes).toEqual([
      { at: 0, sets: { translate: [-16, 4], rotate: 180, scale: [0.5, 0.5] } },
      { at: 40, easing: 'steps(3, end)', sets: { opacity: 0.3, blur: 4 } },
      { at: 60, easing: 'steps(3, end)', sets: { opacity: 0.3, blur: 4 } },
      { at: 100, sets: { translate: [0, 0], scale: [1, 1], rotate: 0, skew: [0, 0], color: '#4' } },
    ]);
  });

  it.each([
    ['', 'no keyframes'],
    ['a { }', 'isn’t a moment'],
    ['101% { opacity: 0 }', 'isn’t a moment'],
    ['0% { opacity }', 'no colon'],
    ['0% { translate: 10vw }', 'isn’t in px, rem, em or %'],
    ['0% { translate: 1px 2px 3px }', 'isn’t one value or two'],
    ['0% { transform: rotateX(20deg) }', 'can’t be used'],
    ['0% { transform: rotate(20deg) translateX(3px) }', 'order'],
    ['0% { transform: skewX(2deg) skewY(3deg) }', 'order'],
    ['0% { transform: scale(2, 1) rotate(3deg) }', 'order'],
    ['0% { transform: rotate(1deg) rotate(1deg) }', 'each once'],
    ['0% { filter: blur(-2px) }', 'less than 0'],
    ['0% { filter: hue-rotate(3deg) }', 'blur() can'],
    ['0% { rotate: 1e9deg }', 'isn’t in deg'],
    ['0% { translate: 99999px }', 'too far'],
    [Array.from({ length: 21 }, (_, at) => `${at}%{opacity:0}`).join(''), 'up to 20'],
  ])('refuses %j', (text, why) => {
    expect(() => read(text)).toThrow(why);
  });
  it('takes parts of the element', () => {
    const text = '0%{transform:translateX(-100%)}50%{translate:50% -50%}100%{border-radius:50%}';
    const { keyframes } = readKeyframes(text, (color) => color, { width: 200, height: 60 });
    expect(keyframes.map(({ sets }) => sets)).toEqual([
      { translate: [-200, 0] },
      { translate: [100, -30] },
      { radius: 30 },
    ]);
  });
  it('tells the line', () => {
    expect(() => read('0% { opacity: 0 }\n\n  50% { opacity: x }')).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 3, column: 3 }) }),
    );
  });
  it('takes turns with an even scale in any order, and transforms with two values', () => {
    expect(read('0%{transform:translate(1px) scale(2) rotate(3deg) skew(1deg)}')[0]!.sets).toEqual({
      translate: [1, 0],
      scale: [2, 2],
      rotate: 3,
      skew: [1, 0],
    });
  });
});

describe('editing', () => {
  const keyframes = read('0%{translate:0 0;opacity:0;easing:linear}100%{translate:100 50;opacity:1}');
  it('adds one that changes nothing of the motion', () => {
    const motion = { keyframes, easing: 'ease', rest: RESTING };
    const more = addKeyframe(motion, 37);
    expect(more[1]).toEqual({ at: 37, sets: { translate: [37, 18.5], opacity: 0.37 } });
    expect(poseAt({ ...motion, keyframes: more }, 37).translate[0]).toBeCloseTo(poseAt(motion, 37).translate[0]);
    expect(poseAt({ ...motion, keyframes: addKeyframe(motion, 50) }, 50).opacity).toBeCloseTo(0.5);
  });
  it('sets and clears a property', () => {
    const set = setAt(keyframes, 1, { rotate: 30, opacity: undefined });
    expect(set[1]!.sets).toEqual({ translate: [100, 50], rotate: 30 });
    expect(keyframes[1]!.sets.rotate).toBeUndefined();
  });
});

it('says in a script what a style sheet leaves unsaid', () => {
  const late = read('30%{scale:2}100%{scale:1;opacity:0}');
  expect(completeStart(late, RESTING)[0]).toEqual({ at: 0, sets: { scale: [1, 1], opacity: 1 } });
  expect(completeStart(read('0%{rotate:1}'), RESTING)).toHaveLength(1);
  expect(settleStart(late, RESTING)).toEqual(late);
  const [first] = settleStart(read('0%{rotate:1;easing:linear}50%{blur:2}'), RESTING);
  expect(first).toEqual({ at: 0, easing: 'linear', sets: { rotate: 1, blur: 0 } });
  const timing = { duration: 0.7, delay: 0.1, count: 'infinite', direction: 'normal', fill: 'none', easing: 'ease' };
  const script = scriptOf(toFrames(completeStart(late, RESTING)), timing, true);
  let given: unknown[] = [];
  const document = { querySelector: () => ({ animate: (...all: unknown[]) => (given = all) }) };
  const media = (matches: boolean) => () => ({ matches });
  new Function('document', 'matchMedia', script)(document, media(true));
  expect(given).toEqual([]);
  new Function('document', 'matchMedia', script)(document, media(false));
  expect(given).toEqual([
    [
      { offset: 0, scale: 1, opacity: 1, easing: 'ease' },
      { offset: 0.3, scale: 2, easing: 'ease' },
      { offset: 1, scale: 1, opacity: 0, easing: 'ease' },
    ],
    { duration: 700, delay: 100, iterations: Number.POSITIVE_INFINITY, direction: 'normal', fill: 'none' },
  ]);
});
