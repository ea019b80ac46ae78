import { area, choice, color, defineTool, image, integer, toggle } from '@/kit';
import { drawPlaceholder, fittingSize } from './placeholder';
import { SIZE_CHOICES, sizeOf } from './sizes';

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
    usualSize: choice('Usual Size', SIZE_CHOICES, 'own'),
    width: integer('Width', 600, { min: 1, max: 10_000, unit: 'px', when: { usualSize: 'own' } }),
    height: integer('Height', 350, { min: 1, max: 10_000, unit: 'px', when: { usualSize: 'own' } }),
    fill: choice('Fill', { solid: 'One color', linear: 'Linear gradient', radial: 'Radial gradient' }, 'solid'),
    backgroundColor: color('Background Color', '#cccccc'),
    secondColor: color('Second Color', '#8fa3bf', { when: { fill: ['linear', 'radial'] } }),
    angle: integer('Angle', 135, { min: 0, max: 360, unit: '°', slider: true, when: { fill: 'linear' } }),
    textColor: color('Text Color', '#333333'),
    text: area('Custom Text', START, { maxLength: 10_000, placeholder: 'The size' }),
    fitText: toggle('Fit Text', false),
    fontSize: integer('Font Size', 24, { min: 1, max: 1000, unit: 'px', when: { fitText: false } }),
    font: choice('Font', { 'sans-serif': 'Sans', serif: 'Serif', monospace: 'Mono' }, 'sans-serif'),
    bold: toggle('Bold', false),
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
    const size = sizeOf(options);
    const backgroundColor = await getFill('Background Color', options.backgroundColor);
    // What is not in use may be wrong.
    const secondColor = options.fill === 'solid' ? '' : await getFill('Second Color', options.secondColor);
    const textColor = await getFill('Text Color', options.textColor);
    // The text one starts with is the size it starts with, and stays the size.
    const isSize = options.text === '' || options.text === START;
    const text = isSize ? `${size.width}x${size.height}` : options.text;
    const placeholder = { ...options, ...size, backgroundColor, secondColor, textColor, text };
    const fontSize = options.fitText ? fittingSize(placeholder) : options.fontSize;
    return {
      svg: drawPlaceholder({ ...placeholder, fontSize }),
      ...size,
      alt: `Placeholder: ${text.replace(/[\n\r]+/g, ' ')}`,
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
    {
      title: 'A link preview with a gradient and two lines',
      input: undefined,
      options: {
        usualSize: 'open-graph',
        fill: 'linear',
        backgroundColor: '#1e3a8a',
        secondColor: '#0ea5e9',
        angle: 90,
        textColor: '#ffffff',
        text: 'Autumn sale\nup to 50 %',
        fitText: true,
        bold: true,
      },
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">\n  <defs><linearGradient id="fill-linear-1e3a8a-0ea5e9-90-1200x630" gradientUnits="userSpaceOnUse" x1="0" y1="315" x2="1200" y2="315"><stop offset="0" stop-color="#1e3a8a"/><stop offset="1" stop-color="#0ea5e9"/></linearGradient></defs>\n  <rect width="100%" height="100%" fill="url(#fill-linear-1e3a8a-0ea5e9-90-1200x630)"/>\n  <text x="50%" y="50%" fill="#ffffff" font-family="sans-serif" font-size="125.9" font-weight="bold" text-anchor="middle"><tspan x="50%" dy="-.25em">Autumn sale</tspan><tspan x="50%" dy="1.2em">up to 50 %</tspan></text>\n</svg>',
        width: 1200,
        height: 630,
        alt: 'Placeholder: Autumn sale up to 50 %',
      },
    },
  ],
});
