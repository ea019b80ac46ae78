import { describe, expect, it } from 'vitest';
import { some } from '@/engines/testing/long';
import { executeEach } from '@/kit/run/execute';
import { testContext } from '@/kit/testing/run-tool';
import { detect } from '../detect';
import { GENERAL } from '../rank';
import heldOut from './held-out.json';
import { LOOK_ALIKES } from './look-alikes';
import pasted from './pasted.json';
import pastedHeldOut from './pasted-held-out.json';
import pastedLater from './pasted-later.json';
import short from './short.json';
import { SNIPPETS } from './snippets';

const run: Parameters<typeof detect>[1]['run'] = async (_, tool, input, options) =>
  executeEach(tool, input, options, testContext());

const suggest = (text: string) => detect(text, { run, limit: 3 });
const guess = async (text: string) => (await suggest(text)).map(({ slug }) => slug);

/** All of them take half a minute, most of it to load the tools. */
const ONE_IN = 4;
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const excerpt = (text: string) => JSON.stringify(text.slice(0, 70));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** What is held out was written before the rules it measures, or by someone who had not seen them, and no rule was made for it. */
describe.each([
  ['gathered', SNIPPETS, LOOK_ALIKES, 0.97],
  ['held out', heldOut.snippets, heldOut.lookAlikes, 0.97],
  ['pasted', pasted.snippets, pasted.lookAlikes, 0.97],
  ['pasted, held out', pastedHeldOut.snippets, pastedHeldOut.lookAlikes, 0.96],
  ['pasted, written later', pastedLater.snippets, pastedLater.lookAlikes, 0.96],
  ['short', short.snippets, short.lookAlikes, 0.97],
])('what is this: the corpus %s', (name, snippets, lookAlikes, least) => {
  it('is known', async () => {
    const asked = some<{ text: string; wants: readonly string[] }>(snippets, ONE_IN);
    const missed: string[] = [];
    let inThree = 0;
    for (const { text, wants } of asked) {
      const slugs = await guess(text);
      if (!wants.includes(slugs[0] ?? '')) missed.push(`${excerpt(text)} wants ${wants}, got ${slugs}`);
      if (slugs.some((slug) => wants.includes(slug))) inThree++;
    }
    const first = asked.length - missed.length;
    say(`${name}, ${asked.length}: first ${percent(first, asked.length)}, in three ${percent(inThree, asked.length)}`);
    expect(first / asked.length, missed.join('\n')).toBeGreaterThan(least);
    expect(inThree / asked.length, missed.join('\n')).toBeGreaterThan(least);
  }, 120_000);

  // Any text can be counted and any number written in another base: offers of that kind claim nothing.
  it('says nothing of what only looks like something', async () => {
    const alarms: string[] = [];
    for (const { text } of lookAlikes) {
      const slugs = (await suggest(text)).filter(({ score }) => score >= GENERAL).map(({ slug }) => slug);
      if (slugs.length > 0) alarms.push(`${excerpt(text)} got ${slugs}`);
    }
    say(`${name}, ${lookAlikes.length} look-alikes: ${alarms.length} false alarms`);
    expect(alarms).toEqual([]);
  }, 120_000);
});
