import { compile } from '../compile';
import { readTemplate } from '../replacement';
import { LITERALS } from './literals';
import { type CodeLanguage, TARGETS } from './target';
import { writeTemplate } from './template';
import { translate } from './translate';

export interface RegexCode {
  code: string;
  /** What the language does otherwise, or why it refuses the pattern. */
  notes: readonly string[];
}

export interface CodeOptions {
  pattern: string;
  flags: string;
  replacement: string;
  language: CodeLanguage;
}

/** A few lines that search a text for a pattern, and replace what they find if there is a replacement. */
export function codeFor({ pattern, flags, replacement, language }: CodeOptions): RegexCode {
  const { source } = compile(pattern, flags);
  const all = flags.includes('g');
  if (language === 'javascript') {
    const template = LITERALS.javascript(replacement);
    return {
      code: lines(
        `const regex = /${source}/${flags};`,
        all
          ? ['for (const match of text.matchAll(regex)) {', '  console.log(match.index, match[0]);', '}']
          : ['const match = regex.exec(text);', 'if (match) console.log(match.index, match[0]);'],
        replacement !== '' && `const replaced = text.replace(regex, ${template});`,
      ),
      notes: [],
    };
  }
  const target = TARGETS[language];
  const translated = translate(pattern, flags, target);
  if (!translated) return { code: '', notes: ['This syntax is too new to translate.'] };
  const notes = [...translated.notes];
  const refused =
    translated.refused.length > 0 && `${target.name} rejects this pattern: ${translated.refused.join(', and ')}.`;
  if (refused) notes.unshift(refused);
  const { names } = translated;
  const { text: template, lost } = writeTemplate(readTemplate(replacement, namesIn(pattern, flags)), language, names);
  if (lost) notes.push(`${target.name} can’t use the text before or after a match in a replacement.`);
  const has = (flag: string): boolean => flags.includes(flag);
  const write = WRITERS[language];
  return {
    code: write({
      source: translated.source,
      has,
      all,
      isAscii: translated.usesWords,
      literal: LITERALS[language],
      template: replacement === '' ? undefined : LITERALS[language](template),
    }),
    notes,
  };
}

const namesIn = (pattern: string, flags: string): readonly (string | null)[] =>
  translate(pattern, flags, { ...TARGETS.csharp, badName: /(?!)/g })?.names ?? [];

interface Parts {
  source: string;
  has(flag: string): boolean;
  all: boolean;
  isAscii: boolean;
  literal(text: string): string;
  /** The replacement as a literal. */
  template: string | undefined;
}

type Lines = string | false | undefined | readonly string[];
const lines = (...parts: readonly Lines[]): string =>
  parts.flatMap((part) => (part === false || part === undefined ? [] : part)).join('\n');

const inline = ({ source, has }: Parts): string => {
  const flags = ['i', 'm', 's'].filter(has).join('');
  return flags ? `(?${flags})${source}` : source;
};

const WRITERS: Readonly<Record<Exclude<CodeLanguage, 'javascript'>, (parts: Parts) => string>> = {
  python({ source, has, all, isAscii, literal, template }) {
    const flags = [
      has('i') && 're.IGNORECASE',
      has('m') && 're.MULTILINE',
      has('s') && 're.DOTALL',
      isAscii && 're.ASCII',
    ].filter((flag) => flag !== false);
    return lines(
      [
        'import re',
        '',
        `regex = re.compile(${[literal(source), ...(flags.length ? [flags.join(' | ')] : [])].join(', ')})`,
      ],
      all
        ? ['for match in regex.finditer(text):', '    print(match.start(), match.group())']
        : ['match = regex.search(text)', 'if match:', '    print(match.start(), match.group())'],
      template && `replaced = regex.sub(${template}, text${all ? '' : ', count=1'})`,
    );
  },
  go: (parts) =>
    lines(
      `regex := regexp.MustCompile(${parts.literal(inline(parts))})`,
      parts.all
        ? [
            'for _, match := range regex.FindAllStringIndex(text, -1) {',
            '\tfmt.Println(match[0], text[match[0]:match[1]])',
            '}',
          ]
        : [
            'if match := regex.FindStringIndex(text); match != nil {',
            '\tfmt.Println(match[0], text[match[0]:match[1]])',
            '}',
          ],
      parts.template &&
        (parts.all
          ? `replaced := regex.ReplaceAllString(text, ${parts.template})`
          : [
              'replaced := text',
              'if match := regex.FindStringSubmatchIndex(text); match != nil {',
              `\treplaced = text[:match[0]] + string(regex.ExpandString(nil, ${parts.template}, text, match)) + text[match[1]:]`,
              '}',
            ]),
    ),
  java({ source, has, all, literal, template }) {
    const flags = [
      has('i') && 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE',
      has('m') && 'Pattern.MULTILINE',
      has('s') && 'Pattern.DOTALL',
    ].filter((flag) => flag !== false);
    return lines(
      ['import java.util.regex.*;', ''],
      `Pattern regex = Pattern.compile(${[literal(source), ...(flags.length ? [flags.join(' | ')] : [])].join(', ')});`,
      'Matcher match = regex.matcher(text);',
      [`${all ? 'while' : 'if'} (match.find()) {`, '    System.out.println(match.start() + " " + match.group());', '}'],
      template && `String replaced = regex.matcher(text).replace${all ? 'All' : 'First'}(${template});`,
    );
  },
  csharp({ source, has, all, literal, template }) {
    const flags = [
      has('i') && 'RegexOptions.IgnoreCase | RegexOptions.CultureInvariant',
      has('m') && 'RegexOptions.Multiline',
      has('s') && 'RegexOptions.Singleline',
    ].filter((flag) => flag !== false);
    return lines(
      ['using System.Text.RegularExpressions;', ''],
      `var regex = new Regex(${[literal(source), ...(flags.length ? [flags.join(' | ')] : [])].join(', ')});`,
      all
        ? ['foreach (Match match in regex.Matches(text))', '    Console.WriteLine($"{match.Index} {match.Value}");']
        : ['var match = regex.Match(text);', 'if (match.Success) Console.WriteLine($"{match.Index} {match.Value}");'],
      template && `var replaced = regex.Replace(text, ${template}${all ? '' : ', 1'});`,
    );
  },
  php({ source, has, all, literal, template }) {
    const fence = ['/', '~', '#', '%', '!'].find((one) => !source.includes(one));
    const body = fence ? source : source.replace(/\\[\s\S]|\//g, (part) => (part === '/' ? '\\/' : part));
    const flags = `${['i', 'm', 's'].filter(has).join('')}u`;
    return lines(
      `$regex = ${literal(`${fence ?? '/'}${body}${fence ?? '/'}${flags}`)};`,
      all
        ? [
            'preg_match_all($regex, $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE);',
            'foreach ($matches as $match) {',
            '    echo $match[0][1], " ", $match[0][0], "\\n";',
            '}',
          ]
        : [
            'if (preg_match($regex, $text, $match, PREG_OFFSET_CAPTURE)) {',
            '    echo $match[0][1], " ", $match[0][0], "\\n";',
            '}',
          ],
      template && `$replaced = preg_replace($regex, ${template}, $text${all ? '' : ', 1'});`,
    );
  },
  rust: (parts) =>
    lines(
      ['use regex::Regex;', '', `let regex = Regex::new(${parts.literal(inline(parts))}).unwrap();`],
      parts.all
        ? ['for found in regex.find_iter(text) {', '    println!("{} {}", found.start(), found.as_str());', '}']
        : ['if let Some(found) = regex.find(text) {', '    println!("{} {}", found.start(), found.as_str());', '}'],
      parts.template && `let replaced = regex.replace${parts.all ? '_all' : ''}(text, ${parts.template});`,
    ),
};
