import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { definedSlugs, loadTool } from './definitions';
import { getInputs } from './input';
import { initialValues, type Option } from './option';
import { readOptions } from './run/call';
import { inputSchema, objectSchema, optionsSchema } from './schema';
import { isChecked } from './testing/checked';

const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true });

/** Values at the edges of an option, those that it takes and those that it does not. */
function valuesFor(option: Option): unknown[] {
  switch (option.kind) {
    case 'toggle':
      return [true, false];
    case 'choice':
      return [...Object.keys(option.choices), 'no such choice'];
    case 'integer':
    case 'number': {
      const max = option.commandMax ?? option.max;
      return [option.min - 1, option.min, option.initial, max, max + 1, option.initial + 0.5].filter(Number.isFinite);
    }
    case 'date':
      return ['', '2026-01-31', '23:59', '2026-01-31T23:59', 'tomorrow'];
    default:
      return ['', 'text', 'x'.repeat(20_000)];
  }
}

describe.each(definedSlugs.filter(isChecked))('%s', (slug) => {
  it('has a schema that says of options what reading them says', async () => {
    const { options } = (await loadTool(slug))!;
    const fits = ajv.compile(optionsSchema(options));
    expect(fits(initialValues(options)), JSON.stringify(fits.errors)).toBe(true);
    expect(fits({ 'no such option': 1 })).toBe(false);
    for (const [name, option] of Object.entries(options))
      for (const value of valuesFor(option)) {
        const isRead = () => readOptions(options, { [name]: value });
        if (fits({ [name]: value })) expect(isRead, `${name} ${value}`).not.toThrow();
        else expect(isRead, `${name} ${value}`).toThrow();
      }
  });

  it('takes in its examples what the schemas say', async () => {
    const tool = (await loadTool(slug))!;
    const input = inputSchema(tool, ({ kind }) => (kind === 'file' ? {} : { type: 'string' }));
    const takes = ajv.compile(objectSchema({ ...(input && { input }), options: optionsSchema(tool.options) }));
    for (const example of tool.examples) {
      const provided = { ...(input && { input: example.input }), options: example.options ?? {} };
      expect(takes(provided), JSON.stringify(takes.errors)).toBe(true);
    }
  });

  it('has inputs and options of different names, so that they can stand side by side', async () => {
    const tool = (await loadTool(slug))!;
    for (const [name] of getInputs(tool.input)) expect(Object.keys(tool.options)).not.toContain(name);
  });
});
