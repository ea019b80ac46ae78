import { describe, expect, it } from 'vitest';
import type { DetectExamples } from '../testing/detect-examples';
import { detectedSlugs, rank } from './rank';

const files = import.meta.glob<DetectExamples>('../../tools/*/*/detect.examples.ts', {
  eager: true,
  import: 'default',
});
const examples = Object.entries(files).map(([path, { yes, no }]) => ({ slug: path.split('/').at(-2)!, yes, no }));

const suggested = (text: string) => rank(text).map(({ slug }) => slug);

describe('detectors', () => {
  it('have examples beside them: detect.examples.ts', () => {
    expect(examples.map(({ slug }) => slug).sort()).toEqual([...detectedSlugs].sort());
  });
  it.each(examples)('$slug finds its texts, and leaves alone what only looks so', ({ slug, yes, no }) => {
    // Without look-alikes nothing shows that the rule is narrow enough.
    expect(no).not.toEqual([]);
    for (const text of yes) expect(suggested(text), text).toContain(slug);
    for (const text of no) expect(suggested(text), text).not.toContain(slug);
  });
});
