import { describe, expect, it } from 'vitest';
import { findEntry } from './catalogue';
import { loadTool } from './definitions';
import { initialValues } from './option';
import { describeOptions, optionsNamedIn } from './option-words';

describe('options named by what was typed to find a tool', () => {
  it.each([
    ['base64-string', 'base64 decode', { mode: 'decode' }],
    ['base64-string', 'base64', {}],
    ['base64-string', 'base64 encode', {}],
    ['url-encoder-decoder', 'decode url', { mode: 'decode' }],
    ['hash-text', 'sha512 hash', { algorithm: 'SHA512' }],
    ['json-formatter', 'format json', {}],
    ['json-yaml', 'json to yaml', {}],
  ])('%s: %s', async (slug, typed, expected) => {
    const tool = (await loadTool(slug))!;
    expect(optionsNamedIn(tool, typed, findEntry(slug)!.name)).toEqual(expected);
  });
});

describe('what is set, in words', () => {
  it('says the mode, and what differs from its default', async () => {
    const { options } = (await loadTool('base64-string'))!;
    const values = initialValues(options);
    expect(describeOptions(options, values)).toBe('Encode');
    expect(describeOptions(options, { ...values, mode: 'decode' })).toBe('Decode');
  });
  it('says switches by their names', async () => {
    const { options } = (await loadTool('json-formatter'))!;
    expect(describeOptions(options, { ...initialValues(options), sortKeys: true })).toContain('Sort Keys');
  });
  it('keeps secrets', async () => {
    const { options } = (await loadTool('hmac-generator'))!;
    const [name] = Object.entries(options).find(([, { kind }]) => kind === 'secret')!;
    const described = describeOptions(options, { ...initialValues(options), [name]: 'hunter2' });
    expect(described).toContain(options[name]!.label);
    expect(described).not.toContain('hunter2');
  });
});
