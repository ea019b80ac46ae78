import { defineTool, line, list, result } from '@/kit';
import { drawPorts, HIGHEST, LOWEST, readCount, readExclusions, readRange } from './ports';
import { describeService } from './services';

const NUMERIC = { inputMode: 'numeric', maxLength: 20 } as const;

export interface Port {
  port: number;
  /** What usually listens there. */
  service: string | undefined;
}

export const serviceNote = ({ port, service }: Port): string[] => (service ? [`${port}: ${service}`] : []);

export default defineTool({
  options: {
    min: line('Min', String(LOWEST), NUMERIC),
    max: line('Max', String(HIGHEST), NUMERIC),
    count: line('Count', '1', NUMERIC),
    exclude: line('Exclude Ports', '', { placeholder: '3000, 8080', maxLength: 20_000 }),
  },
  output: list({ label: 'Ports' }),
  action: 'Generate',
  run(_, { min, max, count, exclude }, { random }) {
    const range = readRange(min, max);
    const wanted = readCount(count);
    const { ports: excluded, wrong } = readExclusions(exclude);
    const ports = drawPorts(random, range, excluded, wanted.count);
    const notes = [range.note, wanted.note].filter((note) => note !== undefined);
    if (wrong.length > 0) notes.push(`Not ports, so not excluded: ${wrong.slice(0, 5).join(', ')}`);
    if (ports.length < wanted.count)
      notes.push(
        ports.length === 0
          ? 'No port left: the whole range is excluded.'
          : `Not enough free ports in the range: ${ports.length} of ${wanted.count}.`,
      );
    const drawn = ports.map((port): Port => ({ port, service: describeService(port) }));
    return result(ports.map(String), { notes: [...notes, ...drawn.flatMap(serviceNote)], data: { ports: drawn } });
  },
  examples: [
    {
      title: 'Three ports',
      input: undefined,
      options: { count: '3' },
      output: ['53522', '64663', '23729'],
    },
    {
      title: 'Fewer than asked',
      input: undefined,
      options: { min: '3000', max: '3002', count: '5', exclude: '3001 3002' },
      output: ['3000'],
      notes: ['Not enough free ports in the range: 1 of 5.', '3000: Development servers, Grafana'],
      data: { ports: [{ port: 3000, service: 'Development servers, Grafana' }] },
    },
  ],
});
