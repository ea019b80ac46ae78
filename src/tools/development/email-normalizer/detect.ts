import { defineDetect } from '@/kit/detect/guess';

const ADDRESS = /^(?:"[^"]*"\s*|[^<>@,;\n]*)<?[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+>?$/u;

export default defineDetect((text) => {
  if (text.length > 20_000) return undefined;
  const parts = text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || !parts.every((part) => ADDRESS.test(part) && part.split(/\s+/).length < 6))
    return undefined;
  return { score: 0.93, why: parts.length === 1 ? 'Email address' : `${parts.length} email addresses` };
});
