import { sniffYaml } from '@/engines/sniff/data';
import { sniffMarkup } from '@/engines/sniff/markup';
import { sniffScript } from '@/engines/sniff/script';
import { sniffSource } from '@/engines/sniff/source';
import { sniffSql } from '@/engines/sniff/sql';
import { sniffStyles } from '@/engines/sniff/styles';
import { defineDetect, type Guess } from '@/kit/detect/guess';
import { LANGUAGES, type LanguageName } from './languages';

/** For these other tools do more. */
const ELSEWHERE: readonly LanguageName[] = ['javascript', 'css'];

function data(text: string, isCut: boolean): Guess | undefined {
  const markup = sniffMarkup(text, isCut);
  // What is cut off cannot be laid out.
  if (markup)
    return markup.form === 'html' || isCut
      ? undefined
      : { score: 0.55, why: markup.what, options: { language: 'xml' } };
  const sql = sniffSql(text);
  if (sql)
    return {
      score: 0.55,
      why: `SQL, ${sql.statement}`,
      options: { language: 'sql', ...(sql.dialect && { dialect: sql.dialect }) },
    };
  const yaml = sniffYaml(text, isCut);
  return yaml && !yaml.isShort ? { score: 0.55, why: 'YAML', options: { language: 'yaml' } } : undefined;
}

export default defineDetect((text, isCut) => {
  const source = sniffSource(text, isCut);
  if (source) return { score: 0.95, why: LANGUAGES[source], options: { language: source } };
  const language = sniffScript(text)?.language ?? sniffStyles(text)?.language;
  if (!language) return data(text, isCut);
  return { score: ELSEWHERE.includes(language) ? 0.6 : 0.88, why: LANGUAGES[language], options: { language } };
});
