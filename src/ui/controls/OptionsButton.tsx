import { Icon } from './Icon';

/** On a phone: opens the options, and says what is set. */
export const OptionsButton = ({ summary, onOpen }: { summary: string; onOpen(): void }) => (
  <button
    type="button"
    className="button options-button"
    aria-haspopup="dialog"
    aria-label={summary ? `Options: ${summary}` : 'Options'}
    onClick={onOpen}
  >
    <Icon name="sliders-horizontal" />
    <span>{summary || 'Options'}</span>
  </button>
);
