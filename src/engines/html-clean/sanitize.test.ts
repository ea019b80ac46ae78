import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/engines/markdown';
import { sanitizeHtml } from './sanitize';

describe('sanitizeHtml', () => {
  it('keeps everything that Markdown makes', async () => {
    const html = await renderMarkdown(
      '# A\n\n- [x] b\n\n| c |\n|--:|\n| ~~d~~ |\n\n> e[^1] `f` [g](https://x.y "t")\n\n[^1]: h\n\n<details><summary>i</summary>j</details>',
    );
    const withoutTargets = sanitizeHtml(html).replaceAll(' target="_blank"', '');
    const shape = (text: string) =>
      [...new JSDOM(text).window.document.body.querySelectorAll('*')].map((one) => one.tagName + one.textContent);
    expect(shape(withoutTargets)).toEqual(shape(html));
    expect(withoutTargets).toContain('style="text-align: right"');
    expect(withoutTargets).toMatch(/<input [^>]*checked/);
  });

  it('keeps formulas, and none that has something else in it', async () => {
    const html = await renderMarkdown('$\\frac{x^2}{\\sqrt y}$ $\\begin{matrix}a&\\text{b}\\\\c&d\\end{matrix}$', {
      formulas: true,
    });
    const kept = new JSDOM(sanitizeHtml(html)).window.document;
    const before = new JSDOM(html).window.document;
    const shape = (page: Document) => [...page.querySelectorAll('*')].map((one) => one.tagName + one.textContent);
    expect(kept.querySelectorAll('math')).toHaveLength(2);
    expect(shape(kept)).toEqual(shape(before));
    for (const bad of [
      '<math><mi><img src=x></mi></math>',
      '<math><annotation-xml encoding="text/html"><p>x</p></annotation-xml></math>',
      '<math><maction><mi>x</mi></maction></math>',
      '<math><!-- x --><mi>x</mi></math>',
    ])
      expect(sanitizeHtml(bad), bad).not.toMatch(/<math|<img/);
    expect(sanitizeHtml('<math href="javascript:x" onclick="x"><mi style="background: url(x)">y</mi></math>')).toBe(
      '<math><mi>y</mi></math>',
    );
  });

  // From the list of filter evasions of OWASP and the mutations published for sanitizers.
  it.each([
    '<script>alert(1)</script>x',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<a href="jav&#x09;ascript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<div style="background:url(//evil.example)">a</div>',
    '<base href="//evil.example/"><link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example">',
    '<input type=image src=//evil.example onfocus=alert(1) autofocus>',
    '<img src="https://evil.example/x.png" srcset="//evil.example/y.png">',
    '<b '.repeat(5000),
    '<b>'.repeat(20_000),
  ])('leaves nothing of %j that runs or loads', (html) => {
    const { document } = new JSDOM(sanitizeHtml(html)).window;
    expect(document.querySelectorAll('script, style, iframe, svg, math, form, base, link, meta, object').length).toBe(
      0,
    );
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcset$/);
        if (name === 'src' || name === 'href')
          expect(value).not.toMatch(/^\s*(?:j\s*a\s*v|data:text|\/\/|https:\/\/evil)/i);
        if (name === 'style') expect(value).not.toContain('url');
      }
  });
});
