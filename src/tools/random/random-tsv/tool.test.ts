import { describe, expect, it } from 'vitest';
import { itDrawsTables } from '../table-testing';
import { getGenerator } from '../testing';
import tool from './tool';

const draw = getGenerator(tool);

describe('random-tsv', () => {
  itDrawsTables(tool, { delimiter: '\t' });

  it('needs no quotes: no cell holds a tab or a line break, or begins with a quote', async () => {
    for (let at = 0; at < 20; at++) {
      const text = (await draw({ realistic: at % 2 === 0, rows: 20, columns: 10 }, `${at}`)).results[0]!;
      const rows = text.split('\n').map((row) => row.split('\t'));
      expect(rows).toHaveLength(21);
      for (const row of rows) {
        expect(row).toHaveLength(10);
        for (const cell of row) expect(cell).toMatch(/^[^"]/);
      }
    }
  });
});
