import { useEffect, useState } from 'react';
import { toast } from '@/ui/controls/Toast';

interface OwnFont {
  /** Of the file. */
  name: string;
  face: FontFace;
}

const FAMILY = 'Font of the visitor';

/** How fonts begin: TrueType, OpenType, collections, and both kinds of WOFF. Of anything else browsers complain to the console. */
const BEGINNINGS = ['\0\x01\0\0', 'true', 'OTTO', 'ttcf', 'wOFF', 'wOF2'];

async function readFont(file: File): Promise<FontFace> {
  const bytes = await file.arrayBuffer();
  if (!BEGINNINGS.includes(String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)))))
    throw new Error('It doesn’t begin like a font');
  // A variable font brings all weights: without a range, bold text would be smeared from the regular.
  return new FontFace(FAMILY, bytes, { weight: '1 1000' }).load();
}

/** A font from a file, which stays on this page alone. */
export function useOwnFont() {
  const [font, setFont] = useState<OwnFont>();
  useEffect(() => {
    if (!font) return;
    document.fonts.add(font.face);
    return () => void document.fonts.delete(font.face);
  }, [font]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      setFont({ name: file.name, face: await readFont(file) });
    } catch {
      toast({
        title: `${file.name} couldn’t be used`,
        description: 'Choose a font: .woff2, .woff, .ttf or .otf.',
        tone: 'destructive',
      });
    }
  };
  return { font, family: font && `"${FAMILY}"`, open, remove: () => setFont(undefined) };
}
export type OwnFontState = ReturnType<typeof useOwnFont>;
