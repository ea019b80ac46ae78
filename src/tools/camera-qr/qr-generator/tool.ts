import { measureQrText } from '@/engines/qr/encode';
import type { QrFormat } from '@/engines/qr/files';
import { isPlain } from '@/engines/qr/looks/model';
import { type DrawOptions, drawCode, scaled } from '@/families/qr/draw-code';
import { LOOK_OPTIONS } from '@/families/qr/look-options';
import { choice, color, defineTool, image, integer, result, resultAs, text, toggle } from '@/kit';
import { HELLO_SVG } from './example';

/** Longer text is not read out: it would be heard twice, once in its own field. */
const LONGEST_ALT = 100;

type Options = DrawOptions & { exportAs: 'svg' | QrFormat };

async function exportOne(input: string, options: Options, format: QrFormat) {
  const { notes } = await drawCode(input, options);
  const [{ writeQrFile }, { doubtsOf }] = await Promise.all([
    import('@/engines/qr/files'),
    import('@/families/qr/read-back'),
  ]);
  return resultAs(
    'bytes',
    { bytes: await writeQrFile(input, scaled(options), format), name: `qr-code.${format}` },
    { notes: [...notes, ...(await doubtsOf(input, options))] },
  );
}

async function makeMany(list: string, options: Options, progress: (done: number) => void) {
  const [{ nameLines, readTexts, zipCodes }, { writeQrFile }, { readBack }] = await Promise.all([
    import('@/engines/qr/many'),
    import('@/engines/qr/files'),
    import('@/families/qr/read-back'),
  ]);
  const { exportAs } = options;
  const texts = readTexts(list);
  const notes = new Set<string>();
  const unread: number[] = [];
  const write = async (text: string, line: number) => {
    const { svg, notes: remarks } = await drawCode(text, options);
    for (const remark of remarks) notes.add(remark);
    // As squares they are what every reader is made for.
    if (!isPlain(options) && (await readBack(text, options)) === 'look') unread.push(line);
    return exportAs === 'svg' ? new TextEncoder().encode(svg) : writeQrFile(text, scaled(options), exportAs);
  };
  const bytes = await zipCodes(texts, exportAs, write, progress);
  if (unread.length > 0) notes.add(`${nameLines(unread)} did not read back in this look: scanners may fail there.`);
  return resultAs(
    'bytes',
    { bytes, name: 'qr-codes.zip' },
    { notes: [...notes], facts: [{ label: 'Codes', value: String(texts.length) }] },
  );
}

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
    ...LOOK_OPTIONS,
    exportAs: choice('Export As', { svg: 'SVG', png: 'PNG', pdf: 'PDF', eps: 'EPS' }, 'svg'),
    many: toggle('Many Codes', false, { hint: 'One per line, or a CSV with the columns text and name; gives a ZIP' }),
  },
  also: ['bytes'],
  output: image({ label: 'QR Code', copyLabel: 'Copy SVG', download: 'qr-code.svg' }),
  action: 'Generate',
  async run(input, options, { progress }) {
    if (options.many) return makeMany(input, options, progress);
    if (options.exportAs !== 'svg') return exportOne(input, options, options.exportAs);
    const { svg, notes, level, size, code, scale } = await drawCode(input, options);
    const { count, unit, limit } = measureQrText(input, level);
    return result(
      {
        svg,
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
