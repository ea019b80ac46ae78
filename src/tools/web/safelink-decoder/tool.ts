import { defineTool, InputError, placeAt, plain, result, text } from '@/kit';
import { unwrapAll } from './unwrap';

const MOST_LINKS = 20;

export default defineTool({
  input: text('Input', { placeholder: 'Paste a wrapped link, or several, one per line' }),
  output: plain({ hero: true }),
  each: 'bad-line',
  action: 'Decode',
  run(input) {
    const chains: string[] = [];
    const notes: string[] = [];
    const lines = [...input.matchAll(/[^\r\n]+/g)].filter(([line]) => line.trim() !== '');
    const targets = lines.map(({ 0: line, index }) => {
      const written = line.trim().replace(/^<(.*)>$/, '$1');
      if (!URL.canParse(written) || !/^https?:/i.test(written))
        throw new InputError('Invalid safelink', placeAt(input, index + line.indexOf(written)));
      const { target, wrappers, guessed } = unwrapAll(written);
      if (chains.length < MOST_LINKS && wrappers.length > 0) chains.push(wrappers.join(' → '));
      if (notes.length < MOST_LINKS) {
        if (guessed !== undefined)
          notes.push(`${guessed} isn’t a known wrapper; its link contains this URL, but may go elsewhere`);
        if (target === undefined) notes.push(`The link of ${wrappers.at(-1)} has no target`);
        if (wrappers.length === 0) notes.push('This isn’t a known kind of wrapped link');
      }
      return wrappers.length === 0 ? '' : (target ?? '');
    });
    return result(targets.join('\n'), {
      facts: [...new Set(chains)].map((value) => ({ label: 'Wrapped by', value })),
      notes: [...new Set(notes)],
    });
  },
  examples: [
    {
      title: 'Outlook',
      input:
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Finvoice%3Fid%3D7%26lang%3Den&data=05%7C01%7C&reserved=0',
      output: 'https://example.com/invoice?id=7&lang=en',
    },
    {
      title: 'Proofpoint',
      input:
        'https://urldefense.proofpoint.com/v2/url?u=https-3A__media.mnn.com_assets_images_2016_06_jupiter-2Dnasa.jpg.638x0-5Fq80-5Fcrop-2Dsmart.jpg&d=DwMBaQ&c=Vxt5e0Osvvt2gflwSlsJ5DmPGcPvTRKLJyp031rXjhg&r=MujLDFBJstxoxZI_GKbsW7wxGM7nnIK__qZvVy6j9Wc',
      output: 'https://media.mnn.com/assets/images/2016/06/jupiter-nasa.jpg.638x0_q80_crop-smart.jpg',
    },
  ],
});
