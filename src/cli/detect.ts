import { decodeText } from '@/engines/bytes/utf8';
import { InputError } from '@/engines/input-error';
import { commandFor } from '@/kit/detect/command';
import { detect } from '@/kit/detect/detect';
import { readWhole } from './files';
import { print } from './print';
import { run } from './run';

/** `localkit detect`: the tools for a text or a file, best first; nothing is printed of what is nothing in particular. */
export async function runDetect(words: readonly string[]): Promise<void> {
  const unknown = words.find((word) => word.startsWith('-') && word !== '-' && word !== '--json');
  const files = words.filter((word) => word !== '--json' && word !== unknown);
  if (unknown || files.length > 1) throw new InputError('Usage: localkit detect [file | -] [--json]');
  const [file = '-'] = files;
  const read = await readWhole(file);
  const provided = typeof read === 'string' ? read : (decodeText(read) ?? read);
  const found = await detect(provided, {
    name: file,
    run: (slug, tool, input, options) => run(tool, { slug, input, options }),
  });
  const rows = await Promise.all(
    found.map(async (suggestion) => {
      const { slug, score, why, options, preview, summary, chain } = suggestion;
      const command = await commandFor(suggestion, provided, file);
      return {
        slug,
        score,
        why,
        options,
        ...(preview && { preview }),
        ...(summary && { summary }),
        ...(chain && { chain }),
        command,
      };
    }),
  );
  if (words.includes('--json')) return void print(JSON.stringify(rows, null, 2));
  if (rows.length === 0) process.stderr.write('No tool is made for this in particular.\n');
  for (const { slug, score, why, command, summary } of rows)
    print(
      [`${slug.padEnd(28)} ${score.toFixed(2)}  ${why}`, summary?.title, summary?.detail, command]
        .filter((line) => line !== undefined)
        .join('\n    '),
    );
}
