import { defineDetect } from '@/kit/detect/guess';

const TYPE =
  /^(?:content-type:\s*)?((?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]{2,80}(?:\s*;\s*[\w-]+=[^;\s]+)*)$/i;

export default defineDetect((text) => {
  const [, type] = TYPE.exec(text) ?? [];
  if (type && !/^(?:text|image|video|audio|application)\/(?:or|and)$/i.test(type))
    return { score: 0.94, why: 'MIME type', ...(type !== text && { input: type }), options: { show: 'extension' } };
  const [, file] =
    /^(?:mime(?:\s+type)?(?:\s+(?:of|for))?)\s+(\.?[\w.-]+)$/i.exec(text) ?? /^(\.[a-z\d]{2,5})$/i.exec(text) ?? [];
  return file ? { score: 0.85, why: 'MIME type of a file', input: file, typed: true } : undefined;
});
