import { useState } from 'react';
import { Button } from '../../controls/Button';
import { plural } from '../count';
import type { ViewerProps } from './viewer';

/** Rows drawn at first, and with each Show more. */
const PAGE = 500;

export default function TableViewer({ value: { columns, rows }, label }: ViewerProps<'table'>) {
  const [limit, setLimit] = useState(PAGE);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region around the table, not a part of it.
    <div className="table-out" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > limit && (
        <div className="show-more">
          <span>
            {plural(limit, 'row')} of {plural(rows.length, 'row')}
          </span>
          <Button small label="Show more" onClick={() => setLimit(limit + PAGE)} />
        </div>
      )}
    </div>
  );
}
