import type { Fields } from '../fields';
import { RUN } from '../flags';
import type { Notes } from '../notes';
import type { FlagList } from './flag-list';

/** Every option of which its place in the file says all, read backwards. */
export function addPlainFlags(fields: Fields, flags: FlagList, service: string, notes: Notes): void {
  for (const [name, place] of Object.entries(RUN.flags)) {
    switch (place.as) {
      case 'text':
      case 'number': {
        const value = fields.text(place.key);
        const isTaken = value === undefined || place.as === 'number' || !place.only || place.only.test(value);
        if (isTaken) flags.add(name, value);
        else if (value === 'if_not_present') flags.add(name, 'missing');
        else notes.add(`Not converted: ${service}.${place.key}: ${value} (docker run doesn’t accept this value)`);
        break;
      }
      case 'list':
        flags.pairs(name, fields.pairs(place.key), name === 'add-host' ? ':' : '=');
        break;
      case 'pair':
        flags.pairs(name, fields.pairs(place.key));
        break;
      case 'switch':
        flags.on(name, fields.on(place.key));
        break;
      case 'device':
        for (const item of fields.items(place.key))
          if (typeof item !== 'string') flags.add(name, `${item.text('path') ?? ''}:${item.text(place.figure) ?? ''}`);
        break;
      default:
        break;
    }
  }
}
