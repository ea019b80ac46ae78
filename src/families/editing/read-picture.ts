import { toast } from '@/ui/controls/Toast';

export const PICTURES = 'image/png,image/jpeg,image/gif,image/webp';
const LARGEST = 5_000_000;

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A picture as an address that carries it, or nothing and a message why. */
export async function readPicture(file: File, into: 'text' | 'document'): Promise<string | undefined> {
  if (!PICTURES.split(',').includes(file.type)) {
    toast({ title: 'Not inserted', description: 'Only PNG, JPEG, GIF and WebP pictures work.', tone: 'destructive' });
  } else if (file.size > LARGEST) {
    toast({
      title: 'Image too large',
      description: `${file.name} is ${(file.size / 1e6).toFixed(1)} MB; a ${into} takes up to ${LARGEST / 1e6} MB.`,
      tone: 'destructive',
    });
  } else {
    try {
      return await readAddress(file);
    } catch {
      toast({ title: 'The file couldn’t be read', description: file.name, tone: 'destructive' });
    }
  }
  return undefined;
}

/** The pictures that were pasted. A table copied from a spreadsheet comes as one too: its text is what is wanted. */
export const pastedPictures = (data: DataTransfer): readonly File[] =>
  data.getData('text/plain') === '' ? [...data.files].filter(({ type }) => type.startsWith('image/')) : [];
