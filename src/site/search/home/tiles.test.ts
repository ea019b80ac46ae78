import { expect, it } from 'vitest';
import { encodeQr } from '@/engines/qr/encode';
import { loadTool } from '@/kit/definitions';
import { toText } from '@/kit/output';
import { runTool } from '@/kit/testing/run-tool';
import type { AnyTool } from '@/kit/tool';
import { CRON, JSON_TEXT, PALETTE, PASSWORD, QR_ROWS, QR_TEXT, TIMES, UNITS } from './tiles';

const run = async (slug: string, input: unknown, options: Readonly<Record<string, unknown>> = {}) =>
  runTool((await loadTool(slug)) as AnyTool, input as never, options as never);

it('the tiles of the home page show what the tools make', async () => {
  expect(encodeQr(QR_TEXT).modules.map((row) => row.map(Number).join(''))).toEqual(QR_ROWS);
  const palette = (await run('color-palette-generator', PALETTE.base)).shown;
  expect(palette.kind === 'fields' && palette.value.map(({ value }) => value)).toEqual(PALETTE.colors);
  const password = await run('random-password', undefined, {});
  expect(toText(password.shown)).toBe(PASSWORD);
  const { input, options, result } = UNITS;
  expect(toText((await run('unit-converter', input, options)).shown)).toBe(result);
  const zone = await run('time-zone-converter', TIMES.from, TIMES.options);
  expect(toText(zone.shown)).toContain(TIMES.to);
  expect(toText((await run('json-formatter', JSON_TEXT)).shown)).toContain('"id": 9007199254740993');
  expect(toText((await run('crontab', CRON)).shown)).toContain(
    'Every 15 minutes from 09:00 to 17:59, Monday through Friday',
  );
});
