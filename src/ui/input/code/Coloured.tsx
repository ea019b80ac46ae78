import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '@/kit/input';
import { colourText } from './colour';

/** A text in the colours of its language; until its grammar has come, and while the text changes, without. */
export default function Coloured({ text, language }: { text: string; language: Language }) {
  const [coloured, setColoured] = useState<{ text: string; language: Language; parts: ReactNode[] }>();
  useEffect(() => {
    let current = true;
    colourText(text, language).then((parts) => current && setColoured({ text, language, parts }));
    return () => {
      current = false;
    };
  }, [text, language]);
  return coloured?.text === text && coloured.language === language ? coloured.parts : text;
}
