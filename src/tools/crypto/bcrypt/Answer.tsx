import { grouped } from '@/engines/number/grouped';
import { Icon } from '@/ui/controls/Icon';
import { Notes } from '@/ui/output/Remarks';
import { readBcrypt } from './parts';

/** Of a worked example, while there is no hash. */
const SAMPLE = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
type Parts = NonNullable<ReturnType<typeof readBcrypt>>;

/** Whether the password is that of the hash. */
export const Verdict = ({ matches, notes }: { matches: boolean; notes: readonly string[] }) => (
  <>
    <Notes notes={notes} />
    <p className={`bcrypt-verdict ${matches ? 'yes' : 'no'}`} role={matches ? 'status' : 'alert'}>
      <Icon name={matches ? 'check' : 'x'} />
      <strong>{matches ? 'Match' : 'No match'}</strong>{' '}
      {matches ? 'The password matches this hash.' : 'The password doesn’t match this hash.'}
    </p>
  </>
);

/** A hash and what it is made of. */
export const Hash = ({ parts }: { parts: Parts }) => (
  <>
    <HashText parts={parts} />
    <dl className="bcrypt-parts">
      <div>
        <dt className="t-key">Version and cost</dt>
        <dd>
          ${parts.version}$, cost {parts.cost}: {grouped(2 ** parts.cost)} rounds
        </dd>
      </div>
      <div>
        <dt className="t-number">Salt</dt>
        <dd>16 random bytes in 22 characters</dd>
      </div>
      <div>
        <dt className="t-string">Digest</dt>
        <dd>23 bytes in 31 characters</dd>
      </div>
    </dl>
  </>
);

/** What stands there before anything was asked. */
export const NoAnswer = ({ comparing }: { comparing: boolean }) => (
  <div className="empty" data-sample={comparing ? undefined : ''}>
    <p className={comparing ? '' : 'unseen'}>
      {comparing ? 'Paste a hash, enter the password and press Compare.' : 'Enter a password and press Hash.'}
    </p>
    {!comparing && (
      <div className="sample" aria-hidden="true" inert>
        <HashText parts={readBcrypt(SAMPLE)!} />
      </div>
    )}
  </div>
);

const HashText = ({ parts }: { parts: Parts }) => (
  // biome-ignore lint/a11y/useSemanticElements: a text area cannot colour the parts of what it shows.
  <div className="text-out wrapped bcrypt-hash" role="textbox" tabIndex={0} aria-readonly="true" aria-label="Result">
    <span className="t-key">{parts.mark}</span>
    <span className="t-number">{parts.salt}</span>
    <span className="t-string">{parts.digest}</span>
  </div>
);
