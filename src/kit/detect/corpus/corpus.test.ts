import { describe, expect, it } from 'vitest';
import { executeEach } from '@/kit/run/execute';
import { testContext } from '@/kit/testing/run-tool';
import { detect } from '../detect';
import { LOOK_ALIKES } from './look-alikes';
import { SNIPPETS } from './snippets';

const run: Parameters<typeof detect>[1]['run'] = async (_, tool, input, options) =>
  executeEach(tool, input, options, testContext());

const guess = async (text: string) => (await detect(text, { run, limit: 3 })).map(({ slug }) => slug);

/** The whole takes half a minute, most of it to load the tools. */
const some = process.env.TEST_LONG ? SNIPPETS : SNIPPETS.filter((_, at) => at % 3 === 0);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const short = (text: string) => JSON.stringify(text.slice(0, 70));

describe('what is this', () => {
  it('knows snippets of every kind', async () => {
    const first: string[] = [];
    const three: string[] = [];
    for (const { text, wants } of some) {
      const slugs = await guess(text);
      if (!wants.includes(slugs[0] ?? '')) first.push(`${short(text)} wants ${wants} got ${slugs}`);
      if (!slugs.slice(0, 3).some((slug) => wants.includes(slug))) three.push(short(text));
    }
    const all = some.length;
    console.log(
      `${all} snippets: first ${percent(all - first.length, all)}, in three ${percent(all - three.length, all)}`,
    );
    console.log(first.join('\n'));
    expect(first.length / all).toBeLessThan(0.05);
    expect(three.length / all).toBeLessThan(0.02);
  }, 120_000);

  it('says nothing of what only looks like something', async () => {
    const alarms: string[] = [];
    for (const { text } of LOOK_ALIKES) {
      const slugs = await guess(text);
      if (slugs.length > 0) alarms.push(`${short(text)} got ${slugs}`);
    }
    console.log(`${LOOK_ALIKES.length} look-alikes: ${alarms.length} false alarms`);
    console.log(alarms.join('\n'));
    expect(alarms.length).toBeLessThanOrEqual(0);
  }, 120_000);
});
