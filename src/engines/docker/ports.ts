import type { Fields } from './fields';

export interface Port {
  /** On the host; absent where Docker would choose one. */
  published?: number;
  target: number;
  protocol: string;
  /** The address of the host it is bound to. */
  address?: string;
}

const SHORT = /^(?:(\[[^\]]*\]|[\d.]*):)?(?:([\d-]*):)?(\d+(?:-\d+)?)(?:\/(\w+))?$/;
/** A range as wide as this is meant as a range, not as ports of a service. */
const MOST = 1000;

function getRange(text: string | undefined): [from: number, to: number] | undefined {
  if (text === undefined || text === '') return undefined;
  const [from = '', to = from] = text.split('-');
  return [Number(from), Number(to)];
}

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1 && port <= 65_535;

/** `127.0.0.1:8000-8002:80-82/udp` as its single ports; undefined where it is none. */
export function getPorts(text: string): Port[] | undefined {
  const match = SHORT.exec(text);
  if (!match) return undefined;
  // One number before the colon is a port and no address.
  const isAddress = match[1] !== undefined && (match[2] !== undefined || /[.[]/.test(match[1]));
  const target = getRange(match[3])!;
  const published = getRange(isAddress ? match[2] : (match[2] ?? match[1]));
  const count = target[1] - target[0] + 1;
  if (![...target, ...(published ?? [])].every(isPort) || count < 1 || count > MOST) return undefined;
  return Array.from({ length: count }, (_, at) => ({
    target: target[0] + at,
    protocol: match[4] ?? 'tcp',
    ...(published && { published: published[0] + at }),
    ...(isAddress && match[1] !== '' && { address: match[1] }),
  }));
}

/** A port in the long form. */
export function getPort(fields: Fields, settle: (text: string) => string): Port | undefined {
  const target = Number(settle(fields.text('target') ?? ''));
  const published = fields.text('published');
  const from = published === undefined ? undefined : Number(settle(published).split('-')[0]);
  if (!isPort(target) || (from !== undefined && !isPort(from))) return undefined;
  const address = fields.text('host_ip');
  return {
    target,
    protocol: fields.text('protocol') ?? 'tcp',
    ...(from !== undefined && { published: from }),
    ...(address !== undefined && { address }),
  };
}
