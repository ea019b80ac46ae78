import { toast } from './Toast';

/** The longest text a browser can hold safely in one piece. */
const LARGEST_TEXT = 256_000_000;

/** The text of a file, or nothing and a message why. */
export async function readText(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_TEXT) {
    toast({
      title: 'File too large',
      description: `${file.name} has ${Math.round(file.size / 1e6)} MB; text can be read up to ${LARGEST_TEXT / 1e6} MB.`,
      tone: 'destructive',
    });
    return undefined;
  }
  try {
    const text = await file.text();
    if (text.includes('\uFFFD'))
      toast({ title: 'Not UTF-8 text', description: `Some bytes of ${file.name} are shown as \uFFFD.` });
    return text;
  } catch {
    toast({ title: 'The file could not be read', description: file.name, tone: 'destructive' });
    return undefined;
  }
}
