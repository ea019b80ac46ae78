import { describe, expect, it } from 'vitest';
import { itDrawsTables } from '../table-testing';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-csv', () => {
  itDrawsTables(tool, { delimiter: ',' });

  it('quotes cells with commas and quotes', async () => {
    const texts = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, at) => (await draw({ realistic: true, rows: 20, columns: 10 }, `${at}`)).results[0]!,
      ),
    );
    expect(texts.join('\n')).toContain('"27"" monitor"');
    expect(texts.join('\n')).toContain('"Acme, Inc."');
  });
});
