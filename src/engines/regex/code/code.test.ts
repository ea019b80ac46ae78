import { describe, expect, it } from 'vitest';
import { codeFor } from './code';
import { CASES, PROPERTY_CASES } from './corpus';
import go from './fixtures/go.json';
import java from './fixtures/java.json';
import php from './fixtures/php.json';
import python from './fixtures/python.json';
import { LITERALS } from './literals';

type Tested = 'python' | 'java' | 'go' | 'php';
const casesFor = (language: Tested) => (language === 'python' ? CASES : [...CASES, ...PROPERTY_CASES]);
/** How far a place is in the units of a language: characters, bytes, or those of JavaScript. */
const placed = (before: string, language: Tested): number =>
  language === 'python' ? [...before].length : language === 'java' ? before.length : Buffer.byteLength(before);

/** What JavaScript does: places and texts of the matches, and the text with them replaced. */
const expected = (language: Tested) =>
  casesFor(language).map(([pattern, flags, text, replacement]) => {
    const { code, notes } = codeFor({ pattern, flags, replacement, language });
    if (notes.some((note) => note.includes(' rejects '))) return { code, refused: true };
    const found = flags.includes('g')
      ? [...text.matchAll(new RegExp(pattern, flags))]
      : [new RegExp(pattern, flags).exec(text)];
    const printed = found.flatMap((match) =>
      match ? [`${placed(text.slice(0, match.index), language)} ${match[0]}`] : [],
    );
    return { code, printed: printed.join('\n'), replaced: text.replace(new RegExp(pattern, flags), replacement) };
  });

describe('code for other languages', () => {
  it.each([
    ['python', python],
    ['java', java],
    ['go', go],
    ['php', php],
  ] as const)('does in %s what JavaScript does, by a run of it', (language, { runs }) => {
    expect(runs).toEqual(expected(language));
    expect(runs.filter((run) => 'refused' in run)).toHaveLength(language === 'go' ? 3 : 0);
  });

  it('takes characters beyond U+FFFF whole, or says why it cannot', () => {
    const all = ['python', 'go', 'java', 'php', 'rust'] as const;
    for (const language of all) {
      const code = (pattern: string, flags = '') => codeFor({ pattern, flags, replacement: '', language });
      expect(code('a😀b').code, language).toContain('a😀b');
      expect(code('\\uD83D\\uDE00').code, language).toContain('😀');
      expect(code('[a😀]').code, language).toContain('[a😀]');
      expect(code('[a😀]').notes.join(), language).toContain('takes a character beyond U+FFFF for its two halves');
      expect(code('[^a]').notes.join(), language).toContain('A character beyond U+FFFF is one in');
      expect(code('[^a]', 'u').notes.join(), language).not.toContain('beyond U+FFFF');
      // Half a character, or a half that may be missing, is nothing that these can find in a text.
      for (const pattern of ['\\uD83D', '😀?', '[\\uD800-\\uDFFF]'])
        expect(code(pattern).notes.join(), `${language} ${pattern}`).toMatch(
          language === 'python' || language === 'java' ? /only where the other half is missing/ : /rejects.*no halves/,
        );
    }
    const csharp = (pattern: string, flags: string) =>
      codeFor({ pattern, flags, replacement: '', language: 'csharp' }).code;
    expect(csharp('😀+', 'u')).toContain('@"(?:😀)+"');
    expect(csharp('[a😀-🤣]', 'u')).toContain('(?:[a]|\\uD83D[\\uDE00-\\uDFFF]|\\uD83E[\\uDC00-\\uDD23])');
    expect(csharp('[\\u{10000}-\\u{10FFFF}]', 'u')).toContain('(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF])');
  });

  it('knows properties by the names of each language, and says where they differ', () => {
    const of = (pattern: string, flags: string, language: Tested | 'rust' | 'csharp') =>
      codeFor({ pattern, flags, replacement: '', language });
    expect(of('\\p{Lu}', 'u', 'python')).toMatchObject({
      code: expect.stringContaining("r'\\p{Lu}'"),
      notes: ['Python rejects this pattern: it doesn’t support \\p{Lu}.'],
    });
    expect(of('\\p{Emoji}', 'u', 'java')).toMatchObject({
      code: expect.stringContaining('\\p{IsEmoji}'),
      notes: ['\\p{IsEmoji} needs Java 21 or later.'],
    });
    expect(of('\\p{Dash}', 'u', 'java').notes).toEqual(['Java rejects this pattern: it doesn’t support \\p{Dash}.']);
    expect(of('\\p{Lu}', 'iu', 'php').notes.join()).toContain('The i flag does not reach \\p{Lu} in PHP');
    expect(of('\\p{Lu}', 'iu', 'csharp').code).toContain('[\\p{Lu}\\p{Ll}\\p{Lt}]');
    expect(of('\\P{Lu}', 'iu', 'go').notes.join()).toContain('matches letters of either case in JavaScript');
    expect(of('\\p{sc=Grek}', 'u', 'go').notes.join()).toContain('doesn’t support \\p{sc=Grek}');
    expect(of('\\p{sc=Thai}', 'u', 'go').notes).toEqual([]);
    expect(of('\\p{LC}', 'u', 'php').code).toContain('\\p{L&}');
    expect(of('\\p{Emoji}', 'u', 'php').notes).toEqual(['\\p{Emoji} needs PCRE2 10.40 or later (PHP 8.2).']);
    expect(of('\\p{scx=Greek}', 'u', 'rust').code).toContain('\\p{scx=Greek}');
  });

  it('says that Go and Rust leave out empty matches behind others', () => {
    const notes = (pattern: string, flags: string, language: 'go' | 'rust' | 'python') =>
      codeFor({ pattern, flags, replacement: '', language }).notes;
    expect(notes('a*', 'g', 'go')).toEqual(['An empty match right after another is left out in Go.']);
    expect(notes('a*', 'g', 'rust')).toEqual(['An empty match right after another is left out in Rust.']);
    expect(notes('a*', '', 'go')).toEqual([]);
    expect(notes('a+', 'g', 'go')).toEqual([]);
    expect(notes('a*', 'g', 'python')).toEqual([]);
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
    expect(refused('(?=a)b', '', 'go')).toBe('Go rejects this pattern: it has no look-ahead.');
    expect(refused('(a)\\1', '', 'rust')).toBe('Rust rejects this pattern: it has no back-references.');
    expect(refused('(?<=a+)b', '', 'python')).toContain('look-behind must be of one length');
    expect(refused('(?<=a+)b', '', 'java')).toContain('look-behind must have a greatest length');
    expect(refused('(?<=a{1,3})b', '', 'java')).toBe('');
    expect(refused('(?<=a+)b', '', 'csharp')).toBe('');
    expect(refused('\\p{L}', 'u', 'python')).toBe('Python rejects this pattern: it doesn’t support \\p{L}.');
    expect(refused('a{1001}', '', 'go')).toContain('more than 1000');
    expect(refused('[\\w--\\d]', 'v', 'php')).toContain('sets can’t be subtracted');
    expect(refused('a', 'y', 'go')).toContain('no sticky flag');
    expect(
      codeFor({ pattern: '[\\w--\\d]|\\p{Script=Greek}', flags: 'v', replacement: '', language: 'java' }).code,
    ).toContain('[[\\\\w]&&[^[\\\\d]]]|\\\\p{script=Greek}');
    expect(codeFor({ pattern: '[\\p{L}--[a-c]]', flags: 'v', replacement: '', language: 'csharp' }).code).toContain(
      '[\\p{L}-[a-c]]',
    );
    expect(codeFor({ pattern: 'a', flags: '', replacement: '$`', language: 'python' }).notes).toEqual([
      'Python can’t use the text before or after a match in a replacement.',
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
});
