import { useId } from 'react';
import type { DerivedKeys } from '@/engines/crypto/hd-keys';
import { isShown } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { Panel } from '@/ui/output/Panel';
import { extendedRows, keyNotes } from './rows';
import type tool from './tool';

type Values = ToolOptions<typeof tool>;

interface KeysPanelProps {
  options: (typeof tool)['options'];
  values: Values;
  onChange(changes: Partial<Values>): void;
  /** Absent until they are derived, and where the phrase is wrong. */
  keys: DerivedKeys | undefined;
  /** What is wrong with your own path. */
  problem: string | undefined;
  /** Whether private keys are shown, which is asked for anew on every visit. */
  open: boolean;
  onOpen(open: boolean): void;
}

const NUMBERS = ['account', 'start', 'count'] as const;

/** The wallet behind the phrase: extended keys and first addresses, by a scheme that is chosen here. */
export function KeysPanel({ options, values, onChange, keys: found, problem, open, onOpen }: KeysPanelProps) {
  const problemId = useId();
  const isDerived = values.derivation !== 'none';
  // Those of the last good path would be read as those of the wrong one.
  const keys = problem === undefined ? found : undefined;
  return (
    <Panel
      className="bip39-keys"
      title="Keys and Addresses"
      actions={
        isDerived && (
          <>
            <Button
              small
              variant="quiet"
              icon={open ? 'eye-off' : 'eye'}
              label={open ? 'Hide Private Keys' : 'Show Private Keys'}
              onClick={() => onOpen(!open)}
            />
            <CopyButton
              small
              variant="quiet"
              label="Copy Addresses"
              value={keys?.addresses.map(({ address }) => address).join('\n')}
              disabled={!keys}
            />
          </>
        )
      }
    >
      <div className="bip39-strip">
        <OptionField
          option={options.derivation}
          value={values.derivation}
          onChange={(derivation) => onChange({ derivation })}
        />
        {isDerived && <OptionField option={options.coin} value={values.coin} onChange={(coin) => onChange({ coin })} />}
        {isShown(options.chain, values) && (
          <OptionField option={options.chain} value={values.chain} onChange={(chain) => onChange({ chain })} />
        )}
        {isShown(options.path, values) && (
          <label className="field bip39-path">
            <span>{options.path.label}</span>
            <input
              type="text"
              value={values.path}
              placeholder={options.path.placeholder}
              maxLength={options.path.maxLength}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem === undefined ? undefined : problemId}
              onChange={(event) => onChange({ path: event.target.value })}
            />
          </label>
        )}
        {isShown(options.addressType, values) && (
          <OptionField
            option={options.addressType}
            value={values.addressType}
            onChange={(addressType) => onChange({ addressType })}
          />
        )}
        {NUMBERS.filter((name) => isShown(options[name], values)).map((name) => (
          <OptionField
            key={name}
            option={options[name]}
            value={values[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {isShown(options.hardened, values) && (
          <OptionField
            option={options.hardened}
            value={values.hardened}
            onChange={(hardened) => onChange({ hardened })}
          />
        )}
      </div>
      {problem !== undefined && (
        <p className="field-problem bip39-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
      {!isDerived && (
        <p className="bip39-hint">Choose a Derivation to see the extended keys and first addresses of a test phrase.</p>
      )}
      {isDerived && keys && <Keys keys={keys} wanted={values.derivation} />}
    </Panel>
  );
}

function Keys({ keys, wanted }: { keys: DerivedKeys; wanted: string }) {
  return (
    <>
      {keyNotes(keys, wanted).map((note) => (
        <p key={note} className="bip39-hint">
          {note}.
        </p>
      ))}
      <dl className="bip39-extended" aria-label="Extended keys">
        <div>
          <dt>Master Fingerprint</dt>
          <dd>
            <code>{keys.fingerprint}</code>
          </dd>
        </div>
        {extendedRows(keys).map(({ label, value, note }) => (
          <div key={label} className={label.endsWith('prv') ? 'private' : undefined}>
            <dt>
              {label} <span>{note}</span>
            </dt>
            <dd>
              <code>{value}</code>
              <CopyButton small variant="quiet" iconOnly label={`Copy ${label}`} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <ol className="bip39-addresses" aria-label="Addresses">
        {keys.addresses.map(({ path, address, publicKey, privateKey }) => (
          <li key={path}>
            <span className="path">{path}</span>
            <span className="address">
              <code>{address}</code>
              <CopyButton small variant="quiet" iconOnly label={`Copy address ${path}`} value={address} />
            </span>
            <KeyRow name="Public key" path={path} value={publicKey} />
            {privateKey !== undefined && (
              <KeyRow name="Private key" path={path} value={privateKey} className="private" />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

interface KeyRowProps {
  name: string;
  path: string;
  value: string;
  className?: string;
}

const KeyRow = ({ name, path, value, className = '' }: KeyRowProps) => (
  <span className={`key ${className}`}>
    {name} <code>{value}</code>
    <CopyButton small variant="quiet" iconOnly label={`Copy ${name.toLowerCase()} ${path}`} value={value} />
  </span>
);
