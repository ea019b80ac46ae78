import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG } from '@/engines/testing/long';
import { expectWithin, processorTime } from '@/engines/testing/processor-time';
import { runTool } from '@/kit/testing/run-tool';
import { normalizeEmails } from './normalize';
import tool from './tool';

const plain = { removePlusTags: false, fixTypos: true };
const of = (text: string, options = plain) => normalizeEmails(text, options).addresses;

describe('normalizing addresses', () => {
  it('lowers, removes dots at Gmail alone, and joins its two names', () => {
    expect(of('A.B.C@GMAIL.com abc@googlemail.com a.b.c@example.com')).toEqual(['abc@gmail.com', 'a.b.c@example.com']);
  });

  it.each([
    ['x@gmial.com', 'x@gmail.com'],
    ['x@yaho.com', 'x@yahoo.com'],
    ['x@outloo.com', 'x@outlook.com'],
    ['x@yaho.co.uk', 'x@yahoo.co.uk'],
    ['x@outloo.de', 'x@outlook.de'],
    ['x@gmial.example.org', 'x@gmail.example.org'],
  ])('fixes %s', (wrong, right) => {
    expect(of(wrong)).toEqual([right]);
    expect(of(wrong, { ...plain, fixTypos: false })).toEqual([wrong]);
  });

  it('takes a quote that nothing closes for a sign, however many there are', () => {
    expect(normalizeEmails('"John, a@b.cc "x\\" c@d.ee', plain).invalid).toEqual(['"John, a@b.cc "x\\"']);
    expect(normalizeEmails('a@b.cc "x\\" c@d.ee', plain)).toMatchObject({
      addresses: ['a@b.cc', 'c@d.ee'],
      invalid: ['"x\\"'],
    });
    const start = processorTime();
    expect(normalizeEmails('"\\'.repeat(100_000), plain).invalid).toEqual(['"\\'.repeat(100_000)]);
    expectWithin(1000, start);
  });

  it('leaves other labels and other names alone', () => {
    const right = ['x@mail.yaho.com', 'x@myyaho.com', 'x@yahoos.com', 'x@constructor.com', 'x@__proto__.com'];
    expect(of(right.slice(0, 4).join(' '))).toEqual(right.slice(0, 4));
    expect(normalizeEmails(right[4]!, plain).invalid).toEqual([right[4]]);
  });

  it('says what it did and what it left out, and shows that instead', async () => {
    const input = 'A@x.io a@x.io b@gmial.com bad1 bad2 bad3 bad4 bad5 bad6';
    const { value, facts, notes } = await runTool(tool, input, { ...plain, show: 'valid' });
    expect(value).toBe('a@x.io\nb@gmail.com');
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Found: 9',
      'Normalized: 2',
      'Duplicates removed: 1',
      'Typos fixed: 1',
      'Invalid: 6',
    ]);
    expect(notes).toEqual(['Not valid, so not in the list: bad1, bad2, bad3, bad4, bad5 …']);
    const apart = await runTool(tool, input, { ...plain, show: 'invalid' });
    expect(apart.value).toBe('bad1\nbad2\nbad3\nbad4\nbad5\nbad6');
    expect(apart.notes).toEqual([]);
  });

  it('keeps plus-tags unless asked', () => {
    expect(of('a+x@b.co a@b.co')).toEqual(['a+x@b.co', 'a@b.co']);
    expect(of('a+x@b.co a@b.co', { ...plain, removePlusTags: true })).toEqual(['a@b.co']);
    expect(of('+x@b.co', { ...plain, removePlusTags: true })).toEqual(['+x@b.co']);
  });

  // The examples of RFC 3696 (with its errata) and RFC 6531.
  it.each([
    '"Abc@def"@example.com',
    '"Fred Bloggs"@example.com',
    '"Joe.\\\\Blow"@example.com',
    'customer/department=shipping@example.com',
    '$a12345@example.com',
    '!def!xyz%abc@example.com',
    '_somename@example.com',
    'θσερ@εχαμπλε.ψομ',
    'дерек@екзампил.ком',
  ])('takes %s as it is', (address) => {
    expect(normalizeEmails(address, plain)).toMatchObject({ addresses: [address], invalid: [] });
  });

  it.each([
    'a',
    '@b.c',
    'a@',
    'a@b',
    'a..b@c.de',
    '.a@b.co',
    'a@-b.co',
    'a@b..co',
    'a@b_c.de',
    `${'x'.repeat(65)}@b.co`,
    'a@1.2.3.4',
    'a@b.co@',
    '"a@b.co',
  ])('lists %s apart', (wrong) => {
    const { addresses, invalid } = normalizeEmails(wrong, plain);
    expect(addresses).toEqual([]);
    expect(invalid.join(' ')).toBe(wrong);
  });

  it('knows two spellings of one domain', () => {
    expect(of(`a@bücher.example a@${domainToASCII('bücher.example')} a@BÜCHER.example`)).toEqual(['a@bücher.example']);
  });

  it('loses none: every address is listed, a duplicate or invalid', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }))), (all) => {
        const { addresses, invalid, total, duplicates } = normalizeEmails(all.join('\n'), plain);
        expect(addresses.length + invalid.length + duplicates).toBe(total);
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(normalizeEmails(addresses.join(' '), plain).addresses).toEqual(addresses);
      }),
    );
  });

  it.runIf(LONG)('takes a hundred thousand at once', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => `User.${at % 50_000}@Gmail.com`).join(',');
    expect(normalizeEmails(many, plain)).toMatchObject({ total: 100_000, duplicates: 50_000, invalid: [] });
  });

  it('names at most the beginning of what is none', async () => {
    const { notes } = await runTool(tool, `${'x'.repeat(5_000_000)} ${'y'.repeat(61)} short`);
    expect(notes).toEqual([`Not valid, so not in the list: ${'x'.repeat(60)}…, ${'y'.repeat(60)}…, short`]);
  });
});
