import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { InputError } from '@/engines/input-error';
import { runs } from '@/engines/testing/long';
import { formatYaml } from './yaml';

const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', ' ', '\n', ':', '#', '-', "'", '"', '\\', '{', ',', '\t', 'é', '|', '1', 'words '),
    maxLength: 20,
  }),
  fc.constantFrom('yes', '~', '1.10', '0o17', '2026-01-01', 'a\n\nb\n', '  lead\nx', 'trail  \n', '---'),
);
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(1, 1.5, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
})).value;
const style = fc.record({
  indent: fc.integer({ min: 1, max: 5 }),
  lineWidth: fc.constantFrom(0, 20, 80),
  defaultStringType: fc.constantFrom(
    'PLAIN' as const,
    'QUOTE_SINGLE' as const,
    'BLOCK_LITERAL' as const,
    'BLOCK_FOLDED' as const,
  ),
  indentSeq: fc.boolean(),
});

describe('YAML', () => {
  it('holds the same values, whatever its style was', async () => {
    await fc.assert(
      fc.asyncProperty(value, style, fc.integer({ min: 1, max: 8 }), async (provided, how, indent) => {
        const source = stringify(provided, how);
        const written = await formatYaml(source, { indent }).catch((error: unknown) => error);
        // Some blocks that state their indentation are refused, and never come out changed.
        if (written instanceof InputError) expect(source).toMatch(/[|>]\d/);
        else expect(parse(String(written)), source).toEqual(parse(source));
      }),
      { numRuns: runs(200) },
    );
  });
  it.each([
    // The usual formatter would take the blanks off, and part the block from its key.
    ['a: |\n  two blanks  \n  end\nb:   1\n', 'a: |\n  two blanks  \n  end\nb: 1\n'],
    ['a: |2\n    deep\n  end\nb:   1.10\n', 'a: |2\n    deep\n  end\nb: 1.10\n'],
    [
      'a:    # said\n  - 1.10\n  -   0x1F # too\nb:\n\n\n\nc: &x {d: ~}\ne: *x\n',
      'a: # said\n  - 1.10\n  - 0x1F # too\nb:\n\nc: &x { d: ~ }\ne: *x\n',
    ],
    ['---\na:   1\n---\n- !t b\n', '---\na: 1\n---\n- !t b\n'],
  ])('keeps what counts: %j', async (source, expected) => {
    expect(await formatYaml(source)).toBe(expected);
  });
  it('goes as deep as it can, and says where it cannot', async () => {
    await expect(formatYaml(`a: ${'['.repeat(5000)}`)).rejects.toThrow(InputError);
    await expect(formatYaml('a:\n\t- b')).rejects.toMatchObject({ details: { line: 2, column: 1 } });
  });
});
