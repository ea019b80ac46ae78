import { platformRandom } from '@/engines/random/source';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionFields } from '@/ui/controls/OptionFields';
import { ResetButton } from '@/ui/controls/ResetButton';
import type { useFileDrop } from '@/ui/input/useFileDrop';
import { isKeyUri } from './key-uri';
import type tool from './tool';
import { drawSecret } from './totp';
import type { useAccounts } from './useAccounts';

interface SecretFormProps {
  tool: typeof tool;
  accounts: ReturnType<typeof useAccounts>;
  /** Where pictures of codes may be dropped. */
  zone: ReturnType<typeof useFileDrop>['zone'];
  invalid: boolean;
  /** Takes a secret or a key URI. */
  onEnter(text: string): void;
  onPicture(file: Blob | undefined): void;
}

/** The secret of the account that is shown, and how its codes are made. */
export function SecretForm({ tool, accounts, zone, invalid, onEnter, onPicture }: SecretFormProps) {
  const { options, setSecret } = accounts;
  const { secret } = accounts.current;
  return (
    <div className="otp-form" {...zone}>
      <div className="field">
        <label htmlFor="otp-secret">Secret</label>
        <div className="otp-row">
          <input
            id="otp-secret"
            data-main-input=""
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={tool.input.placeholder}
            aria-invalid={invalid || undefined}
            value={secret}
            onChange={({ target: { value } }) =>
              // What is typed letter by letter is taken apart once it is whole: not before it is left.
              value.length > secret.length + 1 ? onEnter(value) : setSecret(value)
            }
            onBlur={() => isKeyUri(secret) && onEnter(secret)}
            onPaste={({ clipboardData }) => onPicture(clipboardData.files[0])}
          />
          <CopyButton iconOnly variant="quiet" label="Copy Secret" value={secret} disabled={secret === ''} />
          <Button
            iconOnly
            variant="quiet"
            icon="refresh-cw"
            label="Regenerate"
            onClick={() => setSecret(drawSecret(platformRandom()))}
          />
        </div>
      </div>
      <div className="otp-options">
        <OptionFields shape={tool.options} options={options} />
        <ResetButton options={options} />
      </div>
      <p className="quiet-note">The secret stays in this tab: it isn’t sent, stored or put in links.</p>
    </div>
  );
}
