import { CHEATSHEET, REPLACEMENT_CHEATSHEET } from '@/engines/regex/cheatsheet';

const SHEETS = [
  ['Regex Cheatsheet', CHEATSHEET],
  ['In Replace', REPLACEMENT_CHEATSHEET],
] as const;

export default function Cheatsheet() {
  return SHEETS.map(([title, rows]) => (
    <table key={title} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title === 'In Replace' ? title : 'Expression'}</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ expression, description }) => (
          <tr key={expression}>
            <td>
              <code>{expression}</code>
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
