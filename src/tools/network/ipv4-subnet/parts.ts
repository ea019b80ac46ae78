import { allot, splitNetwork } from '@/engines/network/blocks';
import { formatIp, formatNetwork, IP_BITS, type Network } from '@/engines/network/ip-address';
import { grouped } from '@/engines/number/grouped';
import { InputError } from '@/kit';

export interface Part {
  readonly label: string;
  /** The block. */
  readonly value: string;
  readonly note: string;
  /** How much of the whole it is. */
  readonly share: number;
}

/** More are counted, and not listed. */
const MOST = 256;
const MOST_WISHES = 200;

const getSize = ({ first, last }: Network): bigint => last - first + 1n;
const toShare = (part: Network, whole: Network): number => 2 ** (whole.prefix - part.prefix);

/** The first and last address a machine can have, and how many there are. */
function countHosts(part: Network): { from: string; to: string; room: bigint } {
  const isWhole = part.version === 'ipv6' || getSize(part) <= 2n;
  const [first, last] = isWhole ? [part.first, part.last] : [part.first + 1n, part.last - 1n];
  return { from: formatIp(first, part.version), to: formatIp(last, part.version), room: last - first + 1n };
}

/** `/26`, or how many: then the next power of two. */
function getPrefix(text: string, network: Network): number {
  const [, slash, digits] = /^\s*(\/?)\s*(\d{1,6})\s*$/.exec(text) ?? [];
  const bits = IP_BITS[network.version];
  const fail = (message: string) => new InputError(message, { field: 'splitInto' });
  if (digits === undefined) throw fail('Split Into must be a prefix such as /26, or a number of parts');
  if (Number(digits) === 0 && !slash) throw fail('Split Into must be at least one part');
  const prefix = slash ? Number(digits) : network.prefix + (Number(digits) - 1).toString(2).replace(/^0$/, '').length;
  if (prefix < network.prefix) throw fail(`/${prefix} is larger than ${formatNetwork(network)} itself`);
  if (prefix > bits)
    throw fail(
      slash
        ? `/${prefix} isn’t a prefix: they go up to ${bits}`
        : `${formatNetwork(network)} has fewer addresses than that`,
    );
  return prefix;
}

export function splitRows(network: Network, into: string): { rows: Part[]; note?: string } {
  const prefix = getPrefix(into, network);
  const { blocks, count } = splitNetwork(network, prefix, MOST);
  const asked = /^\s*\d+\s*$/.test(into) ? BigInt(into.trim()) : count;
  const rows = blocks.map((part, at) => {
    const { from, to, room } = countHosts(part);
    const note = `${from} to ${to}, room for ${grouped(room)}`;
    return { label: `Subnet ${at + 1}`, value: formatNetwork(part), note, share: toShare(part, network) };
  });
  const notes = [
    ...(asked < count ? [`Networks are halved, so ${asked} parts become ${count}.`] : []),
    ...(count > BigInt(MOST) ? [`The first ${MOST} of ${grouped(count)} subnets are listed.`] : []),
  ];
  return { rows, ...(notes.length > 0 && { note: notes.join(' ') }) };
}

/** `office 100, lab: 50, 20`: a name if there is one, and how many machines. */
function readWishes(text: string): { name: string; hosts: bigint }[] {
  const parts = text.split(/[,;\n]+/).filter((part) => part.trim() !== '');
  if (parts.length > MOST_WISHES) throw new InputError(`Enter up to ${MOST_WISHES} subnets`, { field: 'hosts' });
  return parts.map((part, at) => {
    const [, name = '', digits] = /^\s*(.*?)[\s:=]*(?<!\d)(\d{1,18})\s*$/.exec(part.slice(0, 100)) ?? [];
    if (digits === undefined || BigInt(digits) === 0n)
      throw new InputError(`“${part.trim().slice(0, 40)}” must end with the number of hosts`, {
        field: 'hosts',
      });
    return { name: name || `Subnet ${at + 1}`, hosts: BigInt(digits) };
  });
}

export function allottedRows(network: Network, text: string): Part[] {
  const requests = readWishes(text);
  const found = allot(
    network,
    requests.map(({ hosts }) => hosts),
  );
  if (!found)
    throw new InputError(`${formatNetwork(network)} has no room for all of them`, {
      field: 'hosts',
      hint: `It has ${grouped(getSize(network))} addresses, and each subnet’s size is a power of two with room for two more than its hosts.`,
    });
  return [
    ...found.blocks.map(({ requested, block }) => {
      const { from, to, room } = countHosts(block);
      const { name, hosts } = requests[requested]!;
      const note = `${from} to ${to}, room for ${grouped(room)}, ${grouped(hosts)} requested`;
      return { label: name, value: formatNetwork(block), note, share: toShare(block, network) };
    }),
    ...found.free.map((block) => ({
      label: 'Free',
      value: formatNetwork(block),
      note: `${grouped(getSize(block))} ${getSize(block) === 1n ? 'address' : 'addresses'}`,
      share: toShare(block, network),
    })),
  ];
}
