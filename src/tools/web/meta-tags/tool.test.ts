import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readOption } from '@/kit/option';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (options: Partial<Options> = {}) => runTool(tool, undefined, options);
const read = async (options: Partial<Options>) => {
  const { document } = new JSDOM(`<head>${(await run(options)).shown.value}</head>`).window;
  return [...document.querySelectorAll('meta')].map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ]);
};

describe('meta-tags', () => {
  it('takes a description of 5000 characters and says that more is too much', () => {
    const { description } = tool.options;
    expect(readOption(description, 'x'.repeat(5000))).toHaveLength(5000);
    expect(() => readOption(description, 'x'.repeat(5001))).toThrow('Description is limited to 5000 characters');
  });

  it('writes each type of page and card as its readers spell it', async () => {
    const types = Object.keys(tool.options.pageType.choices);
    expect(Object.values(tool.options.pageType.choices)).toEqual([
      'Website',
      'Article',
      'Book',
      'Profile',
      'Music',
      'Video',
    ]);
    for (const pageType of types as Options['pageType'][])
      expect(await read({ pageType, title: 'a' })).toContainEqual(['og:type', pageType]);
    // https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
    expect(Object.entries(tool.options.cardType.choices)).toEqual([
      ['summary', 'Summary'],
      ['summary_large_image', 'Summary with large image'],
      ['app', 'Application'],
      ['player', 'Player'],
    ]);
  });

  it('writes article tags for an article only, one for each author and tag', async () => {
    const fields = { title: 'a', authors: 'A, "B" <b>', tags: 'x', section: 's', modifiedTime: '2026-01-02T03:04:05' };
    expect((await read({ ...fields, pageType: 'article' })).filter(([name]) => name!.startsWith('article:'))).toEqual([
      ['article:modified_time', '2026-01-02T03:04:05Z'],
      ['article:author', 'A'],
      ['article:author', '"B" <b>'],
      ['article:section', 's'],
      ['article:tag', 'x'],
    ]);
    expect((await run(fields)).shown.value).not.toContain('article:');
  });

  it('writes moments that everyone reads alike', async () => {
    for (const publishedTime of ['2026-01-02T03:04', '2026-01-02T03:04:05', '2026-01-02T03:04:05.678']) {
      const [, written] = (await read({ pageType: 'article', publishedTime })).find(([name]) =>
        /published/.test(name!),
      )!;
      expect(new Date(written!).toISOString().startsWith(publishedTime)).toBe(true);
    }
  });

  it('refuses a moment that is none', async () => {
    for (const wrong of ['2026-02-30T25:61', '2026-02-30T12:00', '2026-01-02T24:00', '2025-02-29T00:00:00'])
      await expect(run({ pageType: 'article', expirationTime: wrong })).rejects.toMatchObject({
        name: 'InputError',
        message: `Expiration Time isn’t a valid date and time: ${wrong}`,
      });
    expect((await run({ publishedTime: '2026-02-30T12:00' })).shown.value).toBe('');
  });

  it('writes nothing for empty fields', async () => {
    expect((await run()).shown.value).toBe('');
    expect(await read({ creator: 'me' })).toEqual([
      ['twitter:card', 'summary'],
      ['twitter:creator', '@me'],
    ]);
  });

  it('takes sizes in whole pixels, and only with an image', async () => {
    await expect(run({ imageWidth: '12 px' })).rejects.toThrow('Image Width must be a whole number of pixels');
    const { shown, notes } = await run({ imageWidth: '12' });
    expect(shown.value).toBe('');
    expect(notes).toEqual(['Image Alt, Width and Height are only used with an Image URL.']);
  });
});
