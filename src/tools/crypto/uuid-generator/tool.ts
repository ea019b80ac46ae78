import { encodeHex } from '@/engines/bytes/hex';
import { InputError } from '@/engines/input-error';
import {
  MAX_UUID,
  NAMESPACES,
  NIL_UUID,
  readUuid,
  uuidFromName,
  uuidsV6,
  uuidsV7,
} from '@/engines/random/uuid-versions';
import { uuidsV1, uuidV4 } from '@/engines/random/uuids';
import { writtenDay } from '@/engines/time/written-moment';
import { choice, defineTool, integer, line, list, result, resultAs, rowValue, secret, summary, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';

const NAMED = ['v3', 'v5'];

const KINDS: Readonly<Record<number, string>> = {
  1: 'time and node',
  2: 'DCE security',
  3: 'name, MD5',
  4: 'random',
  5: 'name, SHA-1',
  6: 'time, sortable, and node',
  7: 'time, sortable, and random',
  8: 'custom',
};

const VARIANTS = {
  'RFC 9562': 'RFC 9562 (bits 10)',
  NCS: 'NCS, before 1988 (bit 0)',
  Microsoft: 'Microsoft, old (bits 110)',
  Future: 'Reserved (bits 111)',
  Nil: 'Nil',
  Max: 'Max',
} as const;

const instant = (ms: number) => new Date(ms).toISOString();

function decode(text: string): readonly FieldRow[] {
  const parts = readUuid(text);
  const { version, time } = parts;
  const random = { 4: '122 bits', 7: '74 bits' }[version ?? 0];
  return [
    { label: 'UUID', value: parts.uuid },
    ...(version === undefined
      ? []
      : [{ label: 'Version', value: String(version), note: KINDS[version] ?? 'not defined' }]),
    { label: 'Variant', value: VARIANTS[parts.variant] },
    ...(time === undefined
      ? []
      : [
          { label: 'Time', value: instant(time) },
          { label: 'Unix time', value: String(time), note: 'milliseconds' },
        ]),
    ...(parts.ticks === undefined
      ? []
      : [
          { label: 'Ticks', value: String(parts.ticks), note: '100 ns each, since 1582-10-15' },
          { label: 'Clock sequence', value: String(parts.clockSequence) },
          {
            label: 'Node',
            value: parts.node!,
            note: parts.nodeIsRandom ? 'random' : 'may be the address of a network card',
          },
        ]),
    ...(random ? [{ label: 'Random', value: random }] : []),
    { label: 'Hex', value: encodeHex(parts.bytes) },
    { label: 'Integer', value: String(BigInt(`0x${encodeHex(parts.bytes)}`)) },
    { label: 'URN', value: `urn:uuid:${parts.uuid}` },
  ];
}

export default defineTool({
  options: {
    version: choice(
      'Version',
      {
        v1: 'v1 (time)',
        v3: 'v3 (name, MD5)',
        v4: 'v4 (random)',
        v5: 'v5 (name, SHA-1)',
        v6: 'v6 (time, sortable)',
        v7: 'v7 (time and random, sortable)',
        nil: 'Nil',
        max: 'Max',
      },
      'v4',
    ),
    namespace: choice(
      'Namespace',
      { dns: 'DNS', url: 'URL', oid: 'OID', x500: 'X.500', custom: 'Another UUID' },
      'dns',
      { when: { version: NAMED } },
    ),
    namespaceUuid: line('UUID of the Space', '', {
      when: { version: NAMED, namespace: 'custom' },
      placeholder: NAMESPACES.dns,
    }),
    name: line('Name', '', { when: { version: NAMED }, placeholder: 'www.example.com' }),
    count: integer('Count', 5, {
      min: 1,
      max: 1000,
      commandMax: 10_000,
      when: { version: ['v1', 'v4', 'v6', 'v7', 'nil', 'max'] },
    }),
    uppercase: toggle('Uppercase', false),
    removeDashes: toggle('Remove Dashes', false),
    // Whatever is pasted to be taken apart may name a person or a record: it stays on the page.
    uuid: secret('UUID', { hidden: true, placeholder: 'Paste one to decode it' }),
  },
  output: list({ label: 'UUIDs' }),
  also: ['fields'],
  action: 'Generate',
  async run(_, { version, namespace, namespaceUuid, name, count, uppercase, removeDashes, uuid }, { random, now }) {
    if (uuid.trim() !== '') return resultAs('fields', decode(uuid));
    const time = now();
    const dress = (text: string) => {
      const bare = removeDashes ? text.replaceAll('-', '') : text;
      return uppercase ? bare.toUpperCase() : bare;
    };
    if (version === 'v3' || version === 'v5') {
      if (name === '') throw new InputError('Enter a Name', { field: 'name' });
      const space = namespace === 'custom' ? namespaceUuid : NAMESPACES[namespace];
      return [dress(await uuidFromName(version === 'v3' ? 3 : 5, space, name))];
    }
    const next = {
      v1: () => uuidsV1(random, time),
      v4: () => () => uuidV4(random),
      v6: () => uuidsV6(random, time),
      v7: () => uuidsV7(random, time),
      nil: () => () => NIL_UUID,
      max: () => () => MAX_UUID,
    }[version]();
    return result(
      Array.from({ length: count }, () => dress(next())),
      {
        facts:
          version === 'v4'
            ? [{ label: 'Random bits', value: '122 each' }]
            : version === 'nil' || version === 'max'
              ? []
              : [{ label: 'Time', value: instant(time) }],
      },
    );
  },
  summarize(outcome) {
    const [version, time] = [rowValue(outcome, 'Version'), rowValue(outcome, 'Time')];
    if (version === undefined) return undefined;
    const kind = KINDS[Number(version)];
    return summary(
      `UUID of version ${version}${time ? `, made on ${writtenDay(time)} at ${time.slice(11, 19)} UTC` : ''}`,
      kind,
      rowValue(outcome, 'UUID'),
    );
  },
  examples: [
    {
      title: 'Version 4',
      input: undefined,
      options: { count: 2 },
      output: ['08594e37-8df9-4750-8dcf-7df0ee425fa0', 'ccc4efd8-534c-4fa1-9dac-d8b2cfa86962'],
    },
    {
      title: 'Version 7',
      input: undefined,
      options: { version: 'v7', count: 2 },
      output: ['019b7ca9-8c88-7165-8e37-8df9a7504dcf', '019b7ca9-8c88-7165-8e37-8dfa47af90be'],
    },
    {
      title: 'Version 5 of a name',
      input: undefined,
      options: { version: 'v5', name: 'www.example.com' },
      output: ['2ed6657d-e927-568b-95e1-2665a8aea6a2'],
    },
  ],
});
