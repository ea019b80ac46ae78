import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { encodeBase64 } from '@/engines/bytes/base64';
import { formatBytes } from '@/engines/bytes/size';
import type { InputError } from '@/engines/input-error';
import type { JsonBytes, JsonResult } from '@/kit/json-result';
import { type Shown, toText } from '@/kit/output';
import type { Limits } from './protocol';

/** Characters of an error: a message says what is wrong and where, and needs none of the input for it. */
const LONGEST_ERROR = 4000;

/** The beginning of a text that takes no more than this as JSON. */
function shortened(text: string, maxOutput: number): string {
  let length = Math.min(text.length, LONGEST_ERROR);
  while (length > 0 && Buffer.byteLength(JSON.stringify(text.slice(0, length))) > maxOutput)
    length = Math.floor(length * 0.8);
  return length === text.length ? text : `${text.slice(0, length)}…`;
}

/** A limit was met, or something else that says what to do. */
export const limited = (text: string, { maxOutput }: Pick<Limits, 'maxOutput'>): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: shortened(text, maxOutput) }],
});

export function failed(
  { message, details: { line, column, field, hint } }: InputError,
  limits: Pick<Limits, 'maxOutput'>,
): CallToolResult {
  const place = line === undefined ? '' : ` (line ${line}${column === undefined ? '' : `, column ${column}`})`;
  const where = field === undefined ? '' : ` [${field}]`;
  return limited(`${message.slice(0, LONGEST_ERROR)}${place}${where}${hint ? `\n${hint}` : ''}`, limits);
}

/** What is data and nothing else. */
export const plainly = (content: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: { ...content },
});

function bytesContent({ base64, type, size, name }: JsonBytes): ContentBlock[] {
  const text: ContentBlock = { type: 'text', text: `${formatBytes(size)} of ${type}` };
  if (type.startsWith('image/')) return [text, { type: 'image', data: base64, mimeType: type }];
  const uri = `localkit://result/${encodeURIComponent(name ?? 'result.bin')}`;
  return [text, { type: 'resource', resource: { uri, mimeType: type, blob: base64 } }];
}

function getContent(result: JsonResult): ContentBlock[] {
  if (result.kind === 'bytes') return bytesContent(result.value as JsonBytes);
  const text = typeof result.value === 'string' ? result.value : toText(result as Shown);
  const content: ContentBlock[] = [{ type: 'text', text }];
  if (result.kind === 'image')
    content.push({ type: 'image', data: encodeBase64(new TextEncoder().encode(text)), mimeType: 'image/svg+xml' });
  return content;
}

const tooMuch = (size: number, limits: Pick<Limits, 'maxOutput'>) =>
  limited(
    `The result is ${formatBytes(size)}, more than the limit of ${formatBytes(limits.maxOutput)}. Ask for less: smaller input, or run_chain with a last step that shortens it (--take NAME, hash-text). Whoever runs the server can raise --max-output.`,
    limits,
  );

/** The result where it keeps to the limit, otherwise what to do. */
export function withinLimit(result: CallToolResult, limits: Limits): CallToolResult {
  const size = Buffer.byteLength(JSON.stringify(result.structuredContent ?? result.content));
  return size > limits.maxOutput ? tooMuch(size, limits) : result;
}

const getSize = (result: JsonResult) => Buffer.byteLength(JSON.stringify(result));

/** A result as an agent gets it: as text, as what it is, and as data. */
export function replyTo(whole: JsonResult, limits: Limits): CallToolResult {
  const { maxOutput } = limits;
  let result = whole;
  if (getSize(result) > maxOutput && result.data !== undefined) {
    const { data: _, ...rest } = result;
    result = {
      ...rest,
      notes: [...(rest.notes ?? []), 'data was left out: it would exceed the --max-output limit.'],
    };
  }
  const size = getSize(result);
  if (size > maxOutput) return tooMuch(size, limits);
  const remarks = [
    ...(result.facts ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...(result.notes ?? []).map((note) => `Note: ${note}`),
  ];
  return {
    content: [
      ...getContent(result),
      ...(remarks.length > 0 ? [{ type: 'text' as const, text: remarks.join('\n') }] : []),
    ],
    structuredContent: { ...result },
  };
}
