import { Button, CopyButton } from '@/ui/controls/Button';
import { useResult } from '@/ui/hooks/useResult';
import { Panel } from '@/ui/output/Panel';
import type tool from './tool';
import type { Entry } from './useAccounts';

interface RowProps {
  tool: typeof tool;
  entry: Entry;
  now: number | undefined;
  isShown: boolean;
  onShow(): void;
  onRemove(): void;
}

function AccountRow({ tool: definition, entry: { secret, values }, now, isShown, onShow, onRemove }: RowProps) {
  const name = [values.issuer, values.account].filter(Boolean).join(': ') || 'Unnamed';
  // A secret that cannot be read has no code; what is wrong with it is said where it is shown.
  const code = useResult(definition, now === undefined ? '' : secret.trim(), values, now).outcome?.data.current;
  return (
    <li className={isShown ? 'shown' : ''}>
      <button type="button" className="button quiet" aria-current={isShown ? 'true' : undefined} onClick={onShow}>
        {name}
      </button>
      <output aria-label={`Code of ${name}`}>{code ?? '······'}</output>
      <CopyButton iconOnly small variant="quiet" label={`Copy code of ${name}`} value={code} disabled={!code} />
      <Button iconOnly small variant="quiet" icon="x" label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}

interface AccountsProps extends Pick<RowProps, 'tool' | 'now'> {
  entries: readonly Entry[];
  at: number;
  onShow(index: number): void;
  onRemove(index: number): void;
}

/** All accounts at a glance, as an authenticator lists them. */
export const Accounts = ({ entries, at, onShow, onRemove, ...rest }: AccountsProps) => (
  <Panel title="Accounts" className="otp-accounts" aside="in memory only">
    <ul aria-label="Accounts">
      {entries.map((entry, index) => (
        <AccountRow
          key={index}
          entry={entry}
          isShown={index === at}
          onShow={() => onShow(index)}
          onRemove={() => onRemove(index)}
          {...rest}
        />
      ))}
    </ul>
  </Panel>
);
