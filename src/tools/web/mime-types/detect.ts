import { defineDetect } from '@/kit/detect/guess';

const TYPE =
  /^(?:content-type:\s*)?((?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]{2,80}(?:\s*;\s*[\w-]+=[^;\s]+)*)$/i;

/** Endings that everybody knows; others may be a domain or the name of a hidden file. */
const ENDINGS = new Set(
  (
    '7z aac apk avi avif bin bmp bz2 c cpp css csv deb dmg doc docx eot epub exe flac gif gz h htm html ico ics iso jar ' +
    'java jpeg jpg js json jsonl jsx m4a md mid mjs mkv mov mp3 mp4 mpeg mpg odp ods odt ogg otf pdf php png ppt pptx ps ' +
    'psd py rar rpm rtf sh sql svg swf tar tar.gz tgz tif tiff toml ts tsv tsx ttf txt wasm wav webm webmanifest webp wma ' +
    'wmv woff woff2 xhtml xls xlsx xml xz yaml yml zip'
  ).split(' '),
);

export default defineDetect((text) => {
  const [, type] = TYPE.exec(text) ?? [];
  if (type && !/^(?:text|image|video|audio|application)\/(?:or|and)$/i.test(type))
    return { score: 0.94, why: 'MIME type', ...(type !== text && { input: type }), options: { show: 'extension' } };
  if (text.startsWith('.') && ENDINGS.has(text.slice(1).toLowerCase())) return { score: 0.85, why: 'File extension' };
  const [, file] =
    /^(?:mime(?:\s+type)?(?:\s+(?:of|for))?)\s+(\.?[\w.-]+)$/i.exec(text) ?? /^(\.[a-z\d]{2,5})$/i.exec(text) ?? [];
  return file ? { score: 0.85, why: 'MIME type of a file', input: file, typed: true } : undefined;
});
