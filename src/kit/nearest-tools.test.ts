import { describe, expect, it } from 'vitest';
import { didYouMeanTool } from './nearest-tools';

describe('did you mean', () => {
  it.each([
    ['base64', 'base64-string'],
    ['bas64', 'base64-string'],
    ['base46', 'base64-string'],
    ['csv', 'csv-to-json'],
    ['uuid', 'uuid-generator'],
    ['timestamp', 'unix-timestamp-converter'],
    ['qr', 'qr-generator'],
    ['gzpi', 'gzip'],
    ['json formater', 'json-formatter'],
    ['jsonformat', 'json-formatter'],
    ['sha256', 'hash-text'],
  ])('“%s” is %s before all others', (typed, slug) => {
    expect(didYouMeanTool(typed)).toMatch(new RegExp(`^ Did you mean ${slug}\\b`));
  });
  it('names none for what is near nothing', () => expect(didYouMeanTool('xyzzyx')).toBe(''));
});
