import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect } from 'vitest';
import { parse } from 'yaml';

/** The schema of the Compose Specification itself, as a linter of Compose files ships it. */
export const { $schema, ...schema } = JSON.parse(
  readFileSync(
    createRequire(import.meta.url)
      .resolve('dclint/package.json')
      .replace('package.', 'schemas/compose.schema.'),
    'utf8',
  ),
);
// Its formats, such as that of a duration, are Compose's own: no validator knows them.
export const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);

export const expectCompose = (yaml: string) => {
  const file = parse(yaml, { version: '1.2', uniqueKeys: true });
  expect(validate(file), `${yaml}${JSON.stringify(validate.errors)}`).toBe(true);
  return file;
};
