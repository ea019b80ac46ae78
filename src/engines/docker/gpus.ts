import { append } from './tables';
import { getPairs, parseWhole } from './values';
import { Quoted, type Table, type Value } from './yaml';

export function addGpus(service: Table, value: string): void {
  const device: Table = new Map<string, Value>([['driver', 'nvidia']]);
  let capabilities: string[] = ['gpu'];
  // Written as '"device=0,1"' so that docker takes the commas as part of it.
  const ids = /^"?device=([^"]*)"?$/.exec(value);
  if (ids)
    device.set(
      'device_ids',
      ids[1]!.split(',').map((id) => new Quoted(id)),
    );
  else
    for (const [key, setting] of getPairs(value.replace(/^"(.*)"$/s, '$1'))) {
      if (key === 'capabilities') capabilities = (setting ?? '').replaceAll('"', '').split(/[,;]/);
      else if (key === 'driver') device.set('driver', setting ?? '');
      else if (key === 'device') device.set('device_ids', [new Quoted(setting ?? '')]);
      else device.set('count', parseWhole(setting ?? key));
    }
  // Docker asks for all where neither a number nor devices are given.
  if (!device.has('count') && !device.has('device_ids')) device.set('count', 'all');
  device.set('capabilities', [...new Set(capabilities.includes('gpu') ? capabilities : ['gpu', ...capabilities])]);
  append(service, 'deploy.resources.reservations.devices', device);
}
