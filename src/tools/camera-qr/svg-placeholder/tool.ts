import { color, defineTool, InputError, image, integer, line, toggle } from '@/kit';
import { drawPlaceholder } from './placeholder';

const START = '600x350';
export const COPIED = { title: 'Copied to clipboard!' };

/** Six digits need no more knowledge of colors than this. */
async function getFill(label: string, value: string): Promise<string> {
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  const [{ parseColor }, { formatColor }] = await Promise.all([
    import('@/engines/color/parse'),
    import('@/engines/color/format'),
  ]);
  // Not as it was written: digits without # are no color in SVG, and older viewers know few of the others.
  return formatColor(parseColor(value, `${label} must be a color such as #cccccc`), 'hex');
}

export default defineTool({
  options: {
    width: integer('Width', 600, { min: 1, max: 10_000, unit: 'px' }),
    height: integer('Height', 350, { min: 1, max: 10_000, unit: 'px' }),
    backgroundColor: color('Background Color', '#cccccc'),
    textColor: color('Text Color', '#333333'),
    fontSize: integer('Font Size', 24, { min: 1, max: 1000, unit: 'px' }),
    text: line('Custom Text', START, { maxLength: 10_000, placeholder: 'The size' }),
    useExactSize: toggle('Use Exact Size', true),
  },
  output: image({
    label: 'Preview',
    copyLabel: 'Copy SVG',
    copiedMessage: COPIED,
    download: 'placeholder.svg',
    downloadLabel: 'Download SVG',
  }),
  action: 'Generate',
  async run(_, options) {
    const { width, height } = options;
    const backgroundColor = await getFill('Background Color', options.backgroundColor);
    const textColor = await getFill('Text Color', options.textColor);
    if (/[\n\r]/.test(options.text)) throw new InputError('Custom Text must be a single line', { field: 'text' });
    // The text one starts with is the size it starts with, and stays the size.
    const text = options.text === '' || options.text === START ? `${width}x${height}` : options.text;
    return {
      svg: drawPlaceholder({ ...options, backgroundColor, textColor, text }),
      width,
      height,
      alt: `Placeholder: ${text}`,
    };
  },
  examples: [
    {
      title: 'A banner',
      input: undefined,
      options: { width: 728, height: 90, text: 'Ads & <more>', useExactSize: false },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 728 90">\n  <rect width="100%" height="100%" fill="#cccccc"/>\n  <text x="50%" y="50%" dy=".35em" fill="#333333" font-family="sans-serif" font-size="24" text-anchor="middle">Ads &amp; &lt;more&gt;</text>\n</svg>',
        width: 728,
        height: 90,
        alt: 'Placeholder: Ads & <more>',
      },
    },
  ],
});
