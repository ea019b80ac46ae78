import { Icon } from './Icon';

/** On a phone: opens the options, and says what is set. */
export const OptionsButton = ({ summary, onOpen }: { summary: string; onOpen(): void }) => (
  <button type="button" className="button options-button" aria-haspopup="dialog" onClick={onOpen}>
    <Icon name="sliders-horizontal" />
    <span>
      {summary && <span className="unseen">Options: </span>}
      {summary || 'Options'}
    </span>
  </button>
);
