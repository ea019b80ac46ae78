import { XMLValidator } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './svg';

const read = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document;

describe('cleanSvg', () => {
  it('keeps a drawing, well-formed and as large as it is', () => {
    const svg = cleanSvg(
      '<svg id="a" width="100%" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120.5 40"><style>#a > g{fill:red}</style><g marker-end="url(#m)"><path d="M0 0"/><text>A &amp; B&nbsp;&lt;</text></g></svg>',
    )!;
    expect(XMLValidator.validate(svg)).toBe(true);
    const page = read(svg);
    expect(page.documentElement.getAttribute('width')).toBe('121');
    expect(page.querySelector('text')!.textContent).toBe('A & B\u00a0<');
    expect(page.querySelector('style')!.textContent).toBe('#a > g{fill:red}');
    expect(page.querySelector('g')!.getAttribute('marker-end')).toBe('url(#m)');
  });
  it.each([
    '<svg><script>x</script></svg>',
    '<svg onload="x"><a href="javascript:x" xlink:href="https://evil.example">t</a></svg>',
    '<svg><foreignObject><img src=x onerror=x><iframe></iframe></foreignObject></svg>',
    '<svg><style>@import "//evil.example"; a{background:url(//evil.example)}</style></svg>',
    '<svg><image href="https://evil.example"/><use href="//evil.example#a"/></svg>',
    '<svg><rect fill="url(https://evil.example#x)"/><animate attributeName="href" to="javascript:x"/></svg>',
    '<svg><title><img src=x onerror=x></title><desc><script>x</script></desc></svg>',
  ])('leaves nothing of %j that runs or loads', (svg) => {
    const clean = cleanSvg(svg)!;
    expect(XMLValidator.validate(clean)).toBe(true);
    expect(clean).not.toMatch(/evil|script|onerror|onload|<i(?:mg|frame)|foreignObject/i);
  });
  it('takes nothing else', () => {
    for (const text of ['', 'x', '<p>x</p>', '<math><mi>x</mi></math>']) expect(cleanSvg(text)).toBeUndefined();
  });
});
