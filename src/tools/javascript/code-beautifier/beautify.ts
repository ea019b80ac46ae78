import type { FormatLanguage } from '@/engines/format/format';
import type { Dialect } from '@/engines/sql/dialects';
import type { LanguageName } from './languages';

export interface BeautifyOptions {
  indent: number;
  tabs: boolean;
  lineWidth: number;
  singleQuotes: boolean;
  semicolons: boolean;
  attributePerLine: boolean;
  dialect: Dialect;
  keywordCase: 'upper' | 'lower' | 'preserve';
  /** Told how each part begins that stays as it was, as it would have meant something else. */
  onKept?(beginnings: readonly string[]): void;
}

const getParser = (language: Exclude<LanguageName, 'python' | 'go' | 'xml' | 'sql'>): FormatLanguage => {
  if (language === 'javascript' || language === 'jsx') return 'babel';
  return language === 'typescript' || language === 'tsx' ? 'babel-ts' : language;
};

/** The code laid out anew, each language by the formatter that people use for it. */
export async function beautify(
  language: LanguageName,
  source: string,
  { indent, tabs, dialect, keywordCase, onKept, ...options }: BeautifyOptions,
): Promise<string> {
  switch (language) {
    // The style guides of these two leave no choice.
    case 'python':
      return (await import('@/engines/format/python')).formatPython(source, { indent: 4 });
    case 'go':
      return (await import('@/engines/format/go')).formatGo(source);
    case 'xml':
      return (await import('@/engines/format/xml')).formatXml(source, { indent });
    case 'yaml':
      return (await import('@/engines/format/yaml')).formatYaml(source, { indent });
    case 'sql': {
      const { prettify } = await import('@/engines/sql/prettify');
      return `${prettify(source, { dialect, keywordCase, indentStyle: 'standard', indentSize: indent, tabs })}\n`;
    }
    default: {
      const { formatWith } = await import('@/engines/format/format');
      const { lineWidth, singleQuotes, semicolons, attributePerLine } = options;
      const isWrapped = language !== 'markdown' && language !== 'json';
      return formatWith(getParser(language), source, {
        indent,
        onKept,
        ...(isWrapped && { tabs, width: lineWidth, singleQuotes, semicolons }),
        ...(attributePerLine && { more: { singleAttributePerLine: true } }),
      });
    }
  }
}
