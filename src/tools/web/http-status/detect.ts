import { defineDetect } from '@/kit/detect/guess';

const LINE = /^(?:<\s*)?HTTP(?:\/\d(?:\.\d)?)?\s+[1-5]\d\d\b/i;
const NAMED =
  /^(?:(?:http|status|error)(?:\s+(?:status|code|error))*:?\s+([1-5]\d\d)|([1-5]\d\d)\s+(?:[A-Z][a-z']+(?:[ -][A-Za-z']+){0,4}))$/;

/** The codes one meets; the others are plain numbers more often. */
const USUAL = /^(?:20[01246]|30[1-478]|40[0-9]|41[0-8]|42[1-69]|431|451|50[0-578]|511)$/;

/** The others that are registered: below what can be done with any number, except where hardly a number is meant. */
const SELDOM = /^(?:10[123]|20[378]|226|305|510)$/;

export default defineDetect((text) => {
  if (LINE.test(text.split('\n', 1)[0]!)) return { score: 0.97, why: 'HTTP status line' };
  const named = NAMED.exec(text);
  const code = named?.[1] ?? named?.[2];
  if (code) return named![1] || STATUS_NAMES.test(text) ? { score: 0.92, why: 'HTTP status' } : undefined;
  const asked = /http|status|error|code|response|mean/i.test(text) ? ASKED.exec(text)?.[1] : undefined;
  if (asked) return { score: 0.9, why: 'HTTP status', input: asked };
  const message = text.length <= MESSAGE ? IN_MESSAGE.exec(text) : null;
  const inMessage = message?.slice(1).find((part) => /^\d{3}$/.test(part ?? ''));
  if (inMessage) return { score: 0.85, why: 'HTTP status', input: inMessage };
  if (USUAL.test(text)) return { score: 0.6, why: 'HTTP status' };
  if (SELDOM.test(text)) return { score: 0.47, why: 'HTTP status' };
  return /^[1-5]\d\d$/.test(text) ? { score: 0.6, why: 'HTTP status', typed: true } : undefined;
});

/** A line of a log or of an error, which names the status as well as its number. */
const MESSAGE = 120;
const REASONS =
  'bad request|unauthorized|payment required|forbidden|not found|method not allowed|not acceptable|request time-?out|conflict|gone|payload too large|unsupported media type|unprocessable (?:content|entity)|too many requests|internal server error|not implemented|bad gateway|service (?:temporarily )?unavailable|gateway time-?out|moved permanently|not modified|permanent redirect|temporary redirect';
const ASKED =
  /^(?:what(?:'s| is| does| means)?|explain|meaning of)\s+(?:(?:an?|the|http|status|error|code|response)\s+)*([1-5]\d\d)(?:\s+(?:error|code|status|mean|means|response))*\s*\?*$/i;
const IN_MESSAGE = new RegExp(
  `\\b([45]\\d\\d|30\\d)\\b[\\s:,–-]*\\(?(?:${REASONS})\\b|\\b(?:${REASONS})\\b[\\s:,–-]*\\(?([45]\\d\\d|30\\d)\\b|\\bHTTP/\\d(?:\\.\\d)?"\\s+([1-5]\\d\\d)\\b|\\bstatus(?: ?code)?(?: of)?[\\s:=]*([1-5]\\d\\d)\\b`,
  'i',
);

/** As servers write them: a number with any two words behind it can be an address. */
const STATUS_NAMES =
  /^\d{3} (?:Continue|Switching|OK|Created|Accepted|No Content|Partial|Moved|Found|See Other|Not Modified|Temporary|Permanent|Bad|Unauthorized|Payment|Forbidden|Not |Method|Proxy|Request|Conflict|Gone|Length|Precondition|Payload|Content|URI|Unsupported|Range|Expectation|I'm|Misdirected|Unprocessable|Locked|Failed|Too|Upgrade|Unavailable|Internal|Service|Gateway|HTTP|Variant|Insufficient|Loop|Network)/;
