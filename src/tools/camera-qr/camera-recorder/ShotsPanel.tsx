import { Button } from '@/ui/controls/Button';
import { plural } from '@/ui/output/count';
import { download } from '@/ui/output/download';
import { Panel } from '@/ui/output/Panel';
import type { Shot } from './useShots';

interface ShotsPanelProps {
  shots: readonly Shot[];
  onRemove(shot: Shot): void;
  /** It is in a file now. */
  onSaved(shot: Shot): void;
}

const fileName = ({ number, blob }: Shot) => `screenshot-${number}.${blob.type === 'image/jpeg' ? 'jpg' : 'png'}`;

export const ShotsPanel = ({ shots, onRemove, onSaved }: ShotsPanelProps) => (
  <Panel title="Screenshots" className="cam-shots" aside={shots.length > 0 && plural(shots.length, 'picture')}>
    {shots.length === 0 ? (
      <div className="empty">
        <p>Take Screenshot saves the current picture here.</p>
      </div>
    ) : (
      <ul>
        {shots.map((shot) => (
          <li key={shot.number}>
            <img src={shot.url} width={shot.width} height={shot.height} alt={`Screenshot ${shot.number}`} />
            <span className="grow">
              {shot.width} × {shot.height}
            </span>
            <Button
              iconOnly
              small
              variant="quiet"
              icon="download"
              label={`Download screenshot ${shot.number}`}
              onClick={() => {
                download(fileName(shot), shot.blob);
                onSaved(shot);
              }}
            />
            <Button
              iconOnly
              small
              variant="quiet"
              icon="trash-2"
              label={`Delete screenshot ${shot.number}`}
              onClick={() => onRemove(shot)}
            />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
