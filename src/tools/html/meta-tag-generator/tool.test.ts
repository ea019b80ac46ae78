import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (options: Partial<Options> = {}) => runTool(tool, undefined, options);

describe('meta-tag-generator', () => {
  it('writes a tag for every field, and the page reads back what was typed', async () => {
    const nasty = "\"><script>alert(1)</script> & 'x'";
    const fields = Object.fromEntries(
      Object.entries(tool.options).map(([name, option]) => [
        name,
        option.kind === 'choice' ? option.initial : `${name} ${nasty}`,
      ]),
    ) as unknown as Options;
    const { shown } = await run({
      ...fields,
      languages: '',
      robots: 'noindex, follow',
      ogType: 'music',
      twitterCard: 'player',
    });
    const { document } = new JSDOM(`<head>${shown.value}</head>`).window;
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(document.body.childNodes).toHaveLength(0);
    expect(document.title).toBe(`title ${nasty}`);
    const read = Object.fromEntries(
      [...document.querySelectorAll('meta, link')].map((tag) => [
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel'),
        tag.getAttribute('content') ?? tag.getAttribute('href'),
      ]),
    );
    expect(read).toEqual({
      description: `description ${nasty}`,
      keywords: `keywords ${nasty}`,
      author: `author ${nasty}`,
      robots: 'noindex, follow',
      canonical: `canonical ${nasty}`,
      'og:type': 'music',
      'og:title': `ogTitle ${nasty}`,
      'og:description': `ogDescription ${nasty}`,
      'og:image': `ogImage ${nasty}`,
      'og:url': `ogUrl ${nasty}`,
      'og:site_name': `siteName ${nasty}`,
      'og:locale': `locale ${nasty}`,
      'theme-color': `themeColor ${nasty}`,
      'twitter:card': 'player',
      'twitter:title': `twitterTitle ${nasty}`,
      'twitter:description': `twitterDescription ${nasty}`,
      'twitter:image': `twitterImage ${nasty}`,
      icon: `favicon ${nasty}`,
      'apple-touch-icon': `appleIcon ${nasty}`,
    });
  });

  it('writes nothing for empty fields', async () => {
    expect((await run()).shown.value).toBe('');
    expect((await run({ title: ' a\n b ' })).shown.value).toBe('<title>a b</title>');
    expect((await run({ twitterTitle: 'a' })).shown.value).toBe(
      '<meta name="twitter:card" content="summary">\n<meta name="twitter:title" content="a">',
    );
  });

  it('says what will be cut or cannot be opened', async () => {
    expect((await run({ title: 'a'.repeat(61), ogImage: '/a.png' })).notes).toEqual([
      'Title has 61 characters; search engines show about 60.',
      'OG Image should be a full URL that starts with https://.',
    ]);
  });
});
