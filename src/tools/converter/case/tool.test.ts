import { describe, expect, it } from 'vitest';
import { runNow } from '@/kit/testing/run-tool';
import type { ToolOptions } from '@/kit/tool';
import tool from './tool';

type Options = ToolOptions<typeof tool>;
const run = (input: string, options: Partial<Options> = {}) => {
  const { value: rows } = runNow(tool, input, options);
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
};

describe('case', () => {
  it('shows fifteen cases, each by its own name', () => {
    expect(Object.keys(run('a'))).toHaveLength(15);
  });

  it('converts a list of names line by line, whatever ends the lines', () => {
    expect(run('userName\r\nHTTPStatus')).toMatchObject({
      snake_case: 'user_name\r\nhttp_status',
      'Title Case': 'User Name\r\nHttp Status',
    });
    expect(run('userName\nHTTPStatus', { perLine: false }).CONSTANT_CASE).toBe('USER_NAME_HTTP_STATUS');
  });

  it('writes as the chosen language does', () => {
    expect(run('İstanbul ılık', { locale: 'tr' })).toMatchObject({
      'lower case': 'istanbul ılık',
      'UPPER CASE': 'İSTANBUL ILIK',
      PascalCase: 'İstanbulIlık',
    });
  });

  it('tears no character apart', () => {
    const out = run('hi 👨‍👩‍👧‍👦 e\u0301te\u0301 🇩🇪');
    expect(out.snake_case).toBe('hi_👨‍👩‍👧‍👦_e\u0301te\u0301_🇩🇪');
    expect(out['InVeRsE CaSe']).toBe('HI 👨‍👩‍👧‍👦 E\u0301TE\u0301 🇩🇪');
  });

  it('lists the cases of a long text one after the other', () => {
    const long = 'fooBar\n'.repeat(5000);
    const outcome = runNow(tool, long);
    expect(outcome.shown.kind).toBe('text');
    expect(outcome.shown.value).toContain(`\nsnake_case\n\n${'foo_bar\n'.repeat(5000)}`);
  });
});
