import { useState } from 'react';
import { CopyButton } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { getName } from './describe';
import { findKeys, KEYS } from './keys';

const LOCATIONS = ['', 'left', 'right', 'numpad'];

/** All keys there are, and the one that was pressed marked among them. */
export default function KeyTable({ pressed }: { pressed: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const found = findKeys(wanted);
  return (
    <Panel
      title="All keys"
      aside={found.length < KEYS.length ? `${found.length} of ${KEYS.length}` : String(KEYS.length)}
      className="keycode-table"
      actions={
        <CopyButton
          small
          variant="quiet"
          label="Copy Table"
          value={() =>
            [
              'key\tcode\tkeyCode\tlocation',
              ...found.map(({ key, code, keyCode, location }) => [key, code, keyCode, location].join('\t')),
            ].join('\n')
          }
        />
      }
    >
      <div className="panel-body">
        <input
          type="search"
          aria-label="Search keys"
          placeholder="Enter, 13, arrow …"
          value={wanted}
          spellCheck={false}
          onChange={(event) => setWanted(event.target.value)}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it. */}
        <section className="keycode-scroll" tabIndex={0} aria-label="All keys">
          <table>
            <thead>
              <tr>
                <th scope="col">key</th>
                <th scope="col">code</th>
                <th scope="col">keyCode</th>
                <th scope="col">location</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ key, code, keyCode, location }) => (
                <tr key={code} aria-current={code === pressed || undefined}>
                  <td>
                    <kbd>{getName({ key })}</kbd>
                  </td>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{keyCode}</td>
                  <td>
                    {location} {LOCATIONS[location]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {found.length === 0 && <p role="status">No key is called that.</p>}
      </div>
    </Panel>
  );
}
