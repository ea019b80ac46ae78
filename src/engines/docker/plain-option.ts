import type { CommandParts } from './command';
import type { Place } from './grammar';
import { type Notes, shorten } from './notes';
import { append, put, tableAt } from './tables';
import { DECIMAL, getPair, isOn, isVariable, parseWhole, WHOLE } from './values';
import { Quoted, type Table, type Value } from './yaml';

type PlainPlace = Exclude<Place, { as: 'special' }>;

/** Of the terminal it is started in, or the moment: of no bearing on what runs. */
const OF_TERMINAL = new Set(
  'attach detach detach-keys disable-content-trust help no-resolve-image quiet rm sig-proxy with-registry-auth'.split(
    ' ',
  ),
);

/** Writes an option of which its place in the file says all. */
export function addPlain(service: Table, { flag, name, value }: CommandParts, place: PlainPlace, notes: Notes): void {
  switch (place.as) {
    case 'text':
      if (place.only && !place.only.test(value) && !isVariable(value)) notes.leaveOut(flag, value);
      else put(service, place.key, value);
      return;
    case 'number': {
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, whole = true } = place;
      const number = DECIMAL.test(value) ? Number(value) : value;
      if (typeof number === 'number' && (number < from || number > to || (whole && !WHOLE.test(value))))
        notes.leaveOut(flag, value);
      else put(service, place.key, number);
      return;
    }
    case 'list':
      append(service, place.key, place.quoted ? new Quoted(value) : value);
      return;
    case 'pair': {
      const [key, text = ''] = getPair(value);
      tableAt(service, place.key).set(key, text);
      return;
    }
    case 'switch':
      if (isOn(value)) put(service, place.key, true);
      return;
    case 'device': {
      const at = value.lastIndexOf(':');
      append(
        service,
        place.key,
        new Map<string, Value>([
          ['path', value.slice(0, Math.max(at, 0))],
          [place.figure, parseWhole(value.slice(at + 1))],
        ]),
      );
      return;
    }
    case 'none': {
      const provided = `${flag}${place.takesValue ? ` ${shorten(value)}` : ''}`;
      if (notes.target === 'compose') notes.add(`Not converted: ${provided} (${place.why})`);
      else if (!OF_TERMINAL.has(name)) notes.add(`Not converted: ${provided} (no equivalent there)`);
    }
  }
}
