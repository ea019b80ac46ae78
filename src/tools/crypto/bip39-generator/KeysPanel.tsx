import type { DerivedKeys } from '@/engines/crypto/hd-keys';
import { isShown } from '@/kit/option';
import type { OptionsOf } from '@/kit/tool';
import { Button, CopyButton } from '@/ui/Button';
import { OptionField } from '@/ui/OptionField';
import { Panel } from '@/ui/Panel';
import { extendedRows } from './rows';
import type tool from './tool';

type Values = OptionsOf<typeof tool>;

interface KeysPanelProps {
  options: (typeof tool)['options'];
  values: Values;
  onChange(changes: Partial<Values>): void;
  /** Absent until they are derived, and where the phrase is wrong. */
  keys: DerivedKeys | undefined;
  /** Whether private keys are shown, which is asked for anew on every visit. */
  open: boolean;
  onOpen(open: boolean): void;
}

const NUMBERS = ['account', 'start', 'count'] as const;

/** The wallet behind the phrase: extended keys and first addresses, by a scheme that is chosen here. */
export function KeysPanel({ options, values, onChange, keys, open, onOpen }: KeysPanelProps) {
  const isDerived = values.derivation !== 'none';
  return (
    <Panel
      className="bip39-keys"
      title="Keys and Addresses"
      actions={
        isDerived && (
          <>
            <Button
              small
              look="quiet"
              icon={open ? 'eye-off' : 'eye'}
              label={open ? 'Hide Private Keys' : 'Show Private Keys'}
              onClick={() => onOpen(!open)}
            />
            <CopyButton
              small
              look="quiet"
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
        {isDerived && (
          <>
            <OptionField option={options.coin} value={values.coin} onChange={(coin) => onChange({ coin })} />
            <OptionField option={options.chain} value={values.chain} onChange={(chain) => onChange({ chain })} />
          </>
        )}
        {NUMBERS.filter((name) => isShown(options[name], values)).map((name) => (
          <OptionField
            key={name}
            option={options[name]}
            value={values[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
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
      {keys.scheme !== wanted && (
        <p className="bip39-hint">Ethereum knows the paths of BIP44 alone: these were taken.</p>
      )}
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
              <CopyButton small look="quiet" iconOnly label={`Copy ${label}`} value={value} />
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
              <CopyButton small look="quiet" iconOnly label={`Copy address ${path}`} value={address} />
            </span>
            <span className="key">
              Public key <code>{publicKey}</code>
            </span>
            {privateKey !== undefined && (
              <span className="key private">
                Private key <code>{privateKey}</code>
                <CopyButton small look="quiet" iconOnly label={`Copy private key ${path}`} value={privateKey} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
