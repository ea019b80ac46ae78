import { Button } from '@/ui/controls/Button';
import type { Draft, DraftState } from './draft';
import './editing.css';

interface DraftBarsProps {
  state: DraftState;
  draft: Pick<Draft<unknown>, 'keepMine' | 'takeTheirs'>;
  /** What is written here: a text, a document. */
  what: string;
  /** What saves it elsewhere. */
  elsewhere: string;
  /** What the choice is called for what came with a link. */
  keep?: string;
  back?: string;
}

/** Says where what is on screen is not what the browser keeps, and lets the visitor choose. */
export function DraftBars({
  state: { choice, saved },
  draft,
  what,
  elsewhere,
  keep = 'Keep This One',
  back = 'Back to Mine',
}: DraftBarsProps) {
  return (
    <>
      {choice && (
        <div className="hint-bar draft-bar" role="status">
          <span className="grow">
            {choice === 'link'
              ? `This ${what} came with a link. Yours is kept until you choose.`
              : `This ${what} was changed in another tab. Yours isn’t saved until you choose.`}
          </span>
          <Button small label={choice === 'link' ? keep : 'Keep Mine'} onClick={draft.keepMine} />
          <Button small label={choice === 'link' ? back : 'Take Theirs'} onClick={draft.takeTheirs} />
        </div>
      )}
      {saved === 'refused' && !choice && (
        <p className="banner error" role="alert">
          Not saved: the browser has no room for this {what} or doesn’t allow it. It stays here while this page is open;
          use {elsewhere} to keep it.
        </p>
      )}
    </>
  );
}
