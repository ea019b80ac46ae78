import { useEffect, useRef } from 'react';
import { Button } from '@/ui/controls/Button';
import './shortcuts.css';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl K', '⌘ K', '/'], 'Search all tools'],
  [['Ctrl Enter', '⌘ Enter'], 'Run the tool from its input'],
  [['?'], 'Show these shortcuts'],
  [['Esc'], 'Close what’s open'],
  [['↑', '↓', 'Enter'], 'Move in search results and open one'],
  [['←', '→'], 'Move between tabs'],
];

export default function Shortcuts({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="shortcuts" aria-labelledby="shortcuts-title" onClose={onClose}>
      <header className="shortcuts-head">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <Button iconOnly variant="quiet" icon="x" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      <table className="shortcuts-keys">
        <tbody>
          {KEYS.map(([keys, does]) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet-note">Some tools have their own shortcuts. They work when no field has the focus.</p>
    </dialog>
  );
}
