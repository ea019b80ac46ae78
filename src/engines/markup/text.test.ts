import { expect, it } from 'vitest';
import fixture from './fixtures/inner-text.json';
import { htmlText } from './text';

it.each(fixture.rows as [string, string][])('reads %j as Chromium does', (source, text) => {
  expect(htmlText(source)).toBe(text);
});
