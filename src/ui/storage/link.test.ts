import { describe, expect, it } from 'vitest';
import { area, color, date, integer, line, secret, toggle } from '@/kit';
import { hasTypedText, packedInputs, packInputs, readFragment, readLink, writeLink } from './link';

const shape = {
  title: line('Title', ''),
  about: area('About', ''),
  large: toggle('Large', false),
  count: integer('Count', 1),
  ink: color('Ink', '#000000'),
  day: date('Day'),
  key: secret('Key'),
};
const untouched = { title: '', about: '', large: false, count: 1, ink: '#000000', day: '', key: '' };
const write = (changes: Partial<typeof untouched>, inputs?: string) =>
  writeLink(shape, { ...untouched, ...changes }, inputs);
const read = (link: string) => readLink(shape, new URL(link, 'https://example.com/tool'));
/** What a browser sends to the server. */
const sent = (link: string) => new URL(link, 'https://example.com/tool').search;

describe('options in a link', () => {
  it('come back as they were, whatever they hold', () => {
    const values = { title: 'a&b=c+d %26 ü 漢\n#?', about: '<script>', large: true, count: 7, ink: '#ff0000' };
    expect(read(write(values))).toEqual(values);
  });

  it('are left out where they are as they were at first, and secrets always', () => {
    expect(write({})).toBe('');
    expect(write({ key: 'hidden' })).toBe('');
  });

  it('stand behind the # where they were typed, and before it where they were chosen', () => {
    expect(write({ title: 'my patient', large: true, count: 3, ink: '#a0b1c2', day: '2026-01-31' })).toBe(
      '?large=true&count=3&ink=%23a0b1c2&day=2026-01-31#title=my+patient',
    );
    for (const typed of ['my-patient-name', 'rebecca', 'rgb(1 2 3)', '#patient'])
      expect(sent(write({ title: typed, about: typed, ink: typed }))).toBe('');
    expect(sent(write({ ink: 'transparent' }))).toBe('?ink=transparent');
  });

  it('are read from links that show what was typed, and told to', () => {
    expect(read('?title=Tea&large=true')).toEqual({ title: 'Tea', large: true });
    expect(read('?title=Tea#title=Coffee')).toEqual({ title: 'Coffee' });
    expect(hasTypedText(shape, '?large=true&title=Tea')).toBe(true);
    expect(hasTypedText(shape, '?ink=rebecca')).toBe(true);
    expect(hasTypedText(shape, '?large=true&ink=%23ff0000&other=x')).toBe(false);
  });

  it('stay out of it where they are too long for one, the others do not', () => {
    for (const long of ['x'.repeat(1_000_000), '漢'.repeat(1000)])
      expect(write({ title: 'Tea', about: long, large: true })).toBe('?large=true#title=Tea');
    expect(write({ title: 'x'.repeat(3000), about: 'y'.repeat(3000), large: true }).length).toBeLessThan(6100);
  });

  it('stand beside the inputs, and neither hinders the other', async () => {
    const inputs = { input: 'a=b&c#d ü', other: '' };
    const { hash } = new URL(write({ title: 'Tea', large: true }, await packInputs(inputs)), 'https://example.com');
    expect(await readFragment(hash)).toEqual(inputs);
    expect(read(hash)).toEqual({ title: 'Tea' });
    // As it was written while only inputs stood there.
    expect(await readFragment(`#input=${packedInputs({ hash })}`)).toEqual(inputs);
  });

  it.each(['', '#', '#main', '#input', '#input=', '#input=AAAA', '#input=%%%', '#title=Tea'])(
    'bring no input by %j',
    async (hash) => expect(await readFragment(hash)).toBeUndefined(),
  );
});
