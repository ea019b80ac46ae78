import { Button, CopyButton } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { Panel } from '@/ui/output/Panel';
import { usePersisted } from '@/ui/storage/storage';
import { recentColors, type SavedPalette, savedPalettes } from './palettes';
import { replaceSaved, UseButton } from './UseButton';

export function RecentColors({ onUse }: { onUse(text: string): void }) {
  const recent = usePersisted(recentColors);
  return (
    <Panel
      title="Recent Colors"
      actions={
        recent.length > 0 && (
          <Button
            small
            variant="quiet"
            label="Clear"
            onClick={() => replaceSaved(recentColors, [], 'Recent colors cleared')}
          />
        )
      }
    >
      {recent.length === 0 ? (
        <p className="quiet-note cp-note">Colors you pick appear here.</p>
      ) : (
        <ul className="cp-recent">
          {recent.map((text) => (
            <li key={text}>
              <UseButton text={text} onUse={() => onUse(text)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface SavedPalettesProps {
  onUse(text: string): void;
  onLoad(palette: SavedPalette): void;
}

export function SavedPalettes({ onUse, onLoad }: SavedPalettesProps) {
  const palettes = usePersisted(savedPalettes);
  return (
    <Panel title="Saved Palettes" aside={palettes.length > 0 && plural(palettes.length, 'palette')}>
      {palettes.length === 0 ? (
        <p className="quiet-note cp-note">Press Save Palette to save a harmony here.</p>
      ) : (
        <ul className="cp-palettes">
          {palettes.map((palette) => (
            <li key={palette.name} className="cp-palette">
              <strong>{palette.name}</strong>
              <span className="cp-strip">
                {palette.colors.map((text, at) => (
                  <UseButton key={at} text={text} onUse={() => onUse(text)} />
                ))}
              </span>
              <Button
                small
                variant="quiet"
                label="Load"
                aria-label={`Load ${palette.name}`}
                onClick={() => onLoad(palette)}
              />
              <CopyButton
                iconOnly
                small
                variant="quiet"
                label={`Copy ${palette.name}`}
                value={palette.colors.join('\n')}
              />
              <Button
                iconOnly
                small
                variant="quiet"
                icon="trash-2"
                label={`Delete ${palette.name}`}
                onClick={() =>
                  replaceSaved(
                    savedPalettes,
                    palettes.filter((other) => other !== palette),
                    `Deleted ${palette.name}`,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
