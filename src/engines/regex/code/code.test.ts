import { describe, expect, it } from 'vitest';
import { codeFor } from './code';
import { CASES } from './corpus';
import java from './fixtures/java.json';
import python from './fixtures/python.json';
import { LITERALS } from './literals';
import { readTemplate } from './template';

/** What JavaScript does: places and texts of the matches, and the text with them replaced. */
const expected = CASES.map(([pattern, flags, text, replacement]) => {
  const found = flags.includes('g')
    ? [...text.matchAll(new RegExp(pattern, flags))]
    : [new RegExp(pattern, flags).exec(text)];
  const printed = found.flatMap((match) => (match ? [`${match.index} ${match[0]}`] : []));
  return { printed: printed.join('\n'), replaced: text.replace(new RegExp(pattern, flags), replacement) };
});
const written = (language: 'python' | 'java') =>
  CASES.map(([pattern, flags, , replacement]) => codeFor({ pattern, flags, replacement, language }).code);

describe('code for other languages', () => {
  it.each([
    ['Python', 'python', python],
    ['Java', 'java', java],
  ] as const)('does in %s what JavaScript does, by a run of it', (_, language, { runs }) => {
    expect(runs.map(({ printed, replaced }) => ({ printed, replaced }))).toEqual(expected);
    expect(runs.map(({ code }) => code)).toEqual(written(language));
  });

  it('writes each language its own way', () => {
    const pattern = '(?<my_id>\\w+)\\s$';
    const code = (language: 'go' | 'csharp' | 'php' | 'rust' | 'javascript', replacement = '$<my_id>!') =>
      codeFor({ pattern, flags: 'gi', replacement, language }).code;
    expect(code('go')).toContain('regexp.MustCompile(`(?i)(?P<my_id>\\w+)\\s\\z`)');
    expect(code('go')).toContain(`ReplaceAllString(text, \`$\{my_id}!\`)`);
    expect(code('csharp')).toContain(
      'new Regex(@"(?<my_id>[A-Za-z0-9_]+)\\s\\z", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)',
    );
    expect(code('php')).toContain("'/(?<my_id>[A-Za-z0-9_]+)\\\\s\\\\z/iu'");
    expect(code('php')).toContain(`preg_replace($regex, '$\{1}!', $text)`);
    expect(code('rust')).toContain('Regex::new(r"(?i)(?P<my_id>[A-Za-z0-9_]+)\\s\\z")');
    expect(code('javascript')).toContain('const regex = /(?<my_id>\\w+)\\s$/gi;');
    expect(codeFor({ pattern, flags: '', replacement: '$<my_id>', language: 'java' })).toMatchObject({
      code: expect.stringContaining('"(?<myid>\\\\w+)\\\\s\\\\z"'),
      notes: expect.arrayContaining(['The group my_id is called myid: Java allows no other characters.']),
    });
    expect(codeFor({ pattern: 'a/b', flags: '', replacement: '', language: 'php' }).code).toContain("'~a/b~u'");
    expect(codeFor({ pattern: 'a\n/', flags: '', replacement: '', language: 'javascript' }).code).toContain(
      '/a\\n\\//',
    );
  });

  it('says what a language cannot do', () => {
    const refused = (pattern: string, flags: string, language: 'go' | 'python' | 'java' | 'rust' | 'php' | 'csharp') =>
      codeFor({ pattern, flags, replacement: '', language }).notes[0] ?? '';
    expect(refused('(?=a)b', '', 'go')).toBe('Go refuses this pattern: it has no look-ahead.');
    expect(refused('(a)\\1', '', 'rust')).toBe('Rust refuses this pattern: it has no back-references.');
    expect(refused('(?<=a+)b', '', 'python')).toContain('look-behind must be of one length');
    expect(refused('(?<=a+)b', '', 'java')).toContain('look-behind must have a greatest length');
    expect(refused('(?<=a{1,3})b', '', 'java')).toBe('');
    expect(refused('(?<=a+)b', '', 'csharp')).toBe('');
    expect(refused('\\p{L}', 'u', 'python')).toBe('Python refuses this pattern: it does not know \\p{L}.');
    expect(refused('a{1001}', '', 'go')).toContain('more than 1000');
    expect(refused('[\\w--\\d]', 'v', 'php')).toContain('sets cannot be subtracted');
    expect(refused('a', 'y', 'go')).toContain('no sticky flag');
    expect(
      codeFor({ pattern: '[\\w--\\d]|\\p{Script=Greek}', flags: 'v', replacement: '', language: 'java' }).code,
    ).toContain('[[\\\\w]&&[^[\\\\d]]]|\\\\p{script=Greek}');
    expect(codeFor({ pattern: '[\\p{L}--[a-c]]', flags: 'v', replacement: '', language: 'csharp' }).code).toContain(
      '[\\p{L}-[a-c]]',
    );
    expect(codeFor({ pattern: 'a', flags: '', replacement: '$`', language: 'python' }).notes).toEqual([
      'Python cannot put the text before or after a match into a replacement.',
    ]);
  });
});

describe('literals', () => {
  it('follow the rules of each language', () => {
    expect(LITERALS.python("a\\d'")).toBe('r"a\\d\'"');
    expect(LITERALS.python('\\\\\\')).toBe("'\\\\\\\\\\\\'");
    expect(LITERALS.go('a`b\\')).toBe('"a`b\\\\"');
    expect(LITERALS.java('"\\\t\u2028')).toBe('"\\"\\\\\\t\\u2028"');
    expect(LITERALS.csharp('a"\\')).toBe('@"a""\\"');
    expect(LITERALS.php("$a'\\")).toBe("'$a\\'\\\\'");
    expect(LITERALS.php('$\n')).toBe('"\\$\\u{a}"');
    expect(LITERALS.rust('a"#b')).toBe('r##"a"#b"##');
  });
  it('read templates as JavaScript does', () => {
    for (const [template, names] of [
      ['$1$10$01$2', [null]],
      ['$<n>$<x>$&$$', ['n']],
      ["$<n>$`$'$0$", [null]],
    ] as const) {
      const pattern = names[0] === null ? '(b)' : '(?<n>b)';
      const parts = readTemplate(template, names).map((part) =>
        part.kind === 'text' ? part.text : part.kind === 'group' ? 'b' : part.kind === 'before' ? 'a' : 'c',
      );
      expect(`a${parts.join('')}c`).toBe('abc'.replace(new RegExp(pattern), template));
    }
  });
});
