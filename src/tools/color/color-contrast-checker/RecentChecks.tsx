import { contrastRatio, formatContrastRatio } from '@/engines/color/contrast';
import { Button } from '@/ui/controls/Button';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { readHex } from './check';
import { type RecentCheck, recentChecks } from './recent';

export default function RecentChecks({ onUse }: { onUse(check: RecentCheck): void }) {
  const recent = usePersisted(recentChecks);
  return (
    <Panel
      title="Recent Checks"
      actions={recent.length > 0 && <Button small variant="quiet" label="Clear" onClick={() => recentChecks.set([])} />}
    >
      {recent.length === 0 ? (
        <p className="quiet-note cc-note">The last five pairs you check appear here.</p>
      ) : (
        <ul className="cc-recent">
          {recent.map(({ text, background }) => {
            const ratio = formatContrastRatio(contrastRatio(readHex(text), readHex(background)));
            return (
              <li key={text + background}>
                <button
                  type="button"
                  className="button"
                  aria-label={`Load ${text} on ${background}, ${ratio}:1`}
                  onClick={() => onUse({ text, background })}
                >
                  <span className="cc-aa" aria-hidden="true" style={{ color: text, backgroundColor: background }}>
                    Aa
                  </span>
                  {ratio}:1
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
