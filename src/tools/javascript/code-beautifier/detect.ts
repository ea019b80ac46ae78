import { yamlLook } from '@/engines/looks/data';
import { markupLook } from '@/engines/looks/markup';
import { scriptLook } from '@/engines/looks/script';
import { sourceLook } from '@/engines/looks/source';
import { sqlLook } from '@/engines/looks/sql';
import { stylesLook } from '@/engines/looks/styles';
import { defineDetect, type Guess } from '@/kit/detect/guess';
import { LANGUAGES, type LanguageName } from './languages';

/** For these other tools do more. */
const ELSEWHERE: readonly LanguageName[] = ['javascript', 'css'];

function data(text: string, isCut: boolean): Guess | undefined {
  const markup = markupLook(text, isCut);
  // What is cut off cannot be laid out.
  if (markup)
    return markup.form === 'html' || isCut
      ? undefined
      : { score: 0.55, why: markup.what, options: { language: 'xml' } };
  const sql = sqlLook(text);
  if (sql)
    return {
      score: 0.55,
      why: `SQL, ${sql.statement}`,
      options: { language: 'sql', ...(sql.dialect && { dialect: sql.dialect }) },
    };
  return yamlLook(text, isCut) && { score: 0.55, why: 'YAML', options: { language: 'yaml' } };
}

export default defineDetect((text, isCut) => {
  const source = sourceLook(text, isCut);
  if (source) return { score: 0.95, why: LANGUAGES[source], options: { language: source } };
  const language = scriptLook(text)?.language ?? stylesLook(text)?.language;
  if (!language) return data(text, isCut);
  return { score: ELSEWHERE.includes(language) ? 0.6 : 0.88, why: LANGUAGES[language], options: { language } };
});
