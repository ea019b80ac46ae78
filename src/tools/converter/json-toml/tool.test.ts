import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { expectCalm, runner } from '../testing';
import tool from './tool';

const run = runner(tool);

describe('json-toml', () => {
  it('means to smol-toml what the JSON means', async () => {
    const value = {
      'a b': [1.5, [2, [3]], { c: 'd' }],
      t: { u: { v: {} }, w: [{ x: 1 }, { y: [{ z: 'é😀\u0001\n"""' }] }] },
      long: Array.from({ length: 50 }, (_, n) => `item ${n}`),
    };
    expect(parse((await run(JSON.stringify(value))).text)).toEqual(value);
  });
  it('makes dates of strings only when asked, and only of days that exist', async () => {
    const json = '{"a":"2024-02-30","b":["2024-02-29","2024-02-29T23:59:60Z"],"c":"12:30:00"}';
    expect((await run(json)).text).toBe(
      'a = "2024-02-30"\nb = ["2024-02-29", "2024-02-29T23:59:60Z"]\nc = "12:30:00"\n',
    );
    expect((await run(json, { detectDates: true })).text).toBe(
      'a = "2024-02-30"\nb = [2024-02-29, 2024-02-29T23:59:60Z]\nc = "12:30:00"\n',
    );
  });
  it.each([
    ['{"a":{"b":[0,null]}}', 'TOML has no null: $.a.b[1]', 14],
    ['[{"a":1}]', 'TOML is a table at its top, and this is a list: $', 1],
    ['{"a":18446744073709551616}', '18446744073709551616 doesn’t fit in TOML’s 64-bit integers: $.a', 6],
  ])('refuses %s', async (json, message, column) => {
    await expect(run(json)).rejects.toMatchObject({ name: 'InputError', message, details: { column } });
  });
  it('refuses a trailing comma at its place, and mends it when asked', async () => {
    await expect(run('{"a": 1,}')).rejects.toMatchObject({ name: 'InputError', details: { line: 1, column: 8 } });
    expect(await run('{"a": 1,}', { repair: true })).toEqual({
      text: 'a = 1\n',
      notes: ['Repaired: removed trailing commas.'],
    });
    expect(await run('{"a": null,}', { repair: true }).catch(({ details }) => details)).toEqual({});
  });
  it('takes JSON Lines, and any list, under a name', async () => {
    const lines = '{"id":12345678901}\n{"id":2,"t":["x"]}\n';
    await expect(run(lines)).rejects.toMatchObject({
      message: 'TOML is a table at its top, and this is a list: $',
      details: { hint: 'Enter a Root Key to name the list.' },
    });
    expect(parse((await run(lines, { rootKey: 'a b' })).text)).toEqual({
      'a b': [{ id: 12345678901 }, { id: 2, t: ['x'] }],
    });
    expect((await run('{"a":1}', { rootKey: 'x' })).text).toBe('a = 1\n');
    await expect(run('{"a":1}\n{"b":null}', { rootKey: 'x' })).rejects.toMatchObject({
      message: 'TOML has no null: $.x[1].b',
      details: { line: 2, column: 6 },
    });
  });
  it('stays calm', () => expectCalm(run), 60_000);
});
