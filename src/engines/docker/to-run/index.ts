import { Notes, shorten } from '../notes';
import type { Settings, Stack } from '../stack';
import { needsDefault } from './networks';
import { runCommands } from './service';
import { createCommands } from './shared';

/** The services whose containers must be there before this one. */
function needs(settings: Settings): string[] {
  const namesIn = (key: string): string[] => {
    const node = settings.get(key);
    if (node instanceof Map) return [...node.keys()];
    return Array.isArray(node) ? node.filter((one) => typeof one === 'string').map((one) => one.split(':')[0]!) : [];
  };
  const modes = ['network_mode', 'ipc', 'pid'].flatMap((key) => {
    const mode = settings.get(key);
    return typeof mode === 'string' && mode.startsWith('service:') ? [mode.slice('service:'.length)] : [];
  });
  return [...namesIn('depends_on'), ...namesIn('links'), ...namesIn('volumes_from'), ...modes];
}

/** Every service after those it needs. */
function inOrder({ services }: Stack): string[] {
  const order = new Set<string>();
  const visiting = new Set<string>();
  const visit = (name: string) => {
    const settings = services.get(name);
    if (!settings || order.has(name) || visiting.has(name)) return;
    visiting.add(name);
    for (const other of needs(settings)) visit(other);
    order.add(name);
  };
  for (const name of services.keys()) visit(name);
  return [...order];
}

/** The `docker` commands that do what `docker compose up` does with a file. */
export function toRun(stack: Stack): { text: string; notes: string[] } {
  const notes = new Notes();
  const seen = (name: string) => void notes.variables.add(name);
  const getContainer = (service: string): string => {
    const name = stack.services.get(service)?.get('container_name');
    return typeof name === 'string' && name !== '' ? name : service;
  };
  const meet = needsDefault(stack);
  const commands = createCommands(stack, meet, notes, seen);
  for (const name of inOrder(stack))
    commands.push(...runCommands(name, stack.services.get(name)!, { stack, meet, getContainer, notes }, seen));
  for (const key of stack.others) notes.add(`Not converted: ${shorten(key)} (docker run has no equivalent)`);
  const shellVariables = [...notes.variables].filter((name) => name !== 'HOME' && name !== 'PWD');
  if (shellVariables.length > 0)
    notes.add(`Set these in the shell first, which doesn’t read .env: ${shorten(shellVariables.join(', '))}`);
  return {
    text: `${commands.join(commands.some((one) => one.includes('\n')) ? '\n\n' : '\n')}\n`,
    notes: [...notes.all],
  };
}
