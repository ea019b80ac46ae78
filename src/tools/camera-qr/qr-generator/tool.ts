import { encodeQr, getColors, measureQrText, QUIET_ZONE, qrSvg } from '@/engines/qr';
import { choice, color, defineTool, InputError, image, integer, result, text } from '@/kit';
import { HELLO_SVG } from './example';

/** Longer text is not read out: it would be heard twice, once in its own field. */
const LONGEST_ALT = 100;

export default defineTool({
  input: text('Text', {
    initial: 'https://example.com',
    placeholder: 'A link or any text; a text file works too',
    accept: '.txt,.vcf,.ics,.csv,.json,text/*',
  }),
  options: {
    foreground: color('Foreground', '#000000'),
    background: color('Background', '#ffffff'),
    level: choice('Error Resistance Level', { L: 'L', M: 'M', Q: 'Q', H: 'H' }, 'M', {
      hint: 'How much of the code can be dirty or covered and still scan: L 7%, M 15%, Q 25%, H 30%',
    }),
    size: integer('Size', 256, { min: 128, max: 512, step: 8, slider: true, unit: 'px', commandMax: 8192 }),
  },
  output: image({ label: 'QR Code', copyLabel: 'Copy SVG', download: 'qr-code.svg' }),
  action: 'Generate',
  async run(input, { level, size, ...options }) {
    const { foreground, background, doubt } = await getColors(options);
    const code = encodeQr(input, { level });
    const side = code.size + 2 * QUIET_ZONE;
    const scale = Math.floor(size / side);
    if (scale < 1)
      throw new InputError(
        `This code needs ${side} × ${side} modules with its margin, too many for ${size} × ${size} pixels. Choose a larger size, a shorter text or a lower level.`,
      );

    const { count, unit, limit } = measureQrText(input, level);
    const notes = [
      ...(doubt ? [doubt] : []),
      ...(background.rgba[3] < 255
        ? ['The background is transparent. Put the code on something light; in JPEG it is white.']
        : []),
      ...(scale === 1 ? ['Each module is a single pixel. Choose a larger size, or SVG for printing.'] : []),
    ];
    return result(
      {
        svg: qrSvg(code.modules, {
          size,
          foreground: foreground.fill,
          background: background.fill,
        }),
        width: size,
        height: size,
        alt: input.length > LONGEST_ALT ? `QR code of ${count} ${unit}` : `QR code: ${input}`,
      },
      {
        notes,
        facts: [
          { label: 'Version', value: `${code.version} of 40` },
          { label: 'Modules', value: `${code.size} × ${code.size}` },
          { label: 'Module Width', value: `${scale} px` },
          { label: 'Used', value: `${count} of ${limit} ${unit}`, meter: count / limit, better: 'less' },
        ],
      },
    );
  },
  examples: [
    {
      title: 'A word',
      input: 'HELLO',
      options: { level: 'L', size: 128 },
      output: { svg: HELLO_SVG, width: 128, height: 128, alt: 'QR code: HELLO' },
    },
  ],
});
