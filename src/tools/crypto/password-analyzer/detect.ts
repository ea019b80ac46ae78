import { defineDetect } from '@/kit/detect/guess';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** As rules ask for passwords: one word of letters, digits and signs. Much else looks like this, so nothing is claimed. */
export default defineDetect((text) => {
  if (!/^[^\s/\\<>{}()=,;]{8,64}$/.test(text) || /^[\w.+-]+@[\w-]+\.\w|:\/\/|^[#.$@-]|\.[a-z]{2,5}$/i.test(text))
    return undefined;
  return KINDS.every((kind) => kind.test(text)) ? { score: 0.42, why: 'Maybe a password' } : undefined;
});
