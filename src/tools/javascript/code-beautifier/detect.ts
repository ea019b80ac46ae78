import { scriptLook } from '@/engines/looks/script';
import { stylesLook } from '@/engines/looks/styles';
import { defineDetect } from '@/kit/detect/guess';

const NAMES = {
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  python: 'Python',
  scss: 'SCSS',
  less: 'Less',
  css: 'CSS',
};

export default defineDetect((text) => {
  const language = scriptLook(text)?.language ?? stylesLook(text)?.language;
  if (!language) return undefined;
  // Others are for these two alone.
  const isElsewhere = language === 'javascript' || language === 'css';
  return { score: isElsewhere ? 0.6 : 0.88, why: NAMES[language], options: { language } };
});
