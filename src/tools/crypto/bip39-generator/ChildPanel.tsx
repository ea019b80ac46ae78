import type { Child } from '@/engines/crypto/child-kinds';
import { isShown } from '@/kit/option';
import type { ToolOptions } from '@/kit/tool';
import { CopyButton } from '@/ui/controls/Button';
import { OptionField } from '@/ui/controls/OptionField';
import { Panel } from '@/ui/output/Panel';
import type tool from './tool';

type Values = ToolOptions<typeof tool>;
const FIELDS = ['childWords', 'childLength', 'childIndex'] as const;

interface ChildPanelProps {
  options: (typeof tool)['options'];
  values: Values;
  child: Child | undefined;
  onChange(changes: Partial<Values>): void;
}

/** Another wallet's words, a key or a password that the phrase always leads to, and that do not lead back. */
export function ChildPanel({ options, values, child, onChange }: ChildPanelProps) {
  const wanted = values.child !== 'none';
  return (
    <Panel
      title="BIP85 Child"
      className="bip39-child"
      actions={
        wanted && <CopyButton small variant="quiet" label="Copy Child" value={child?.value ?? ''} disabled={!child} />
      }
    >
      <div className="bip39-strip">
        <OptionField option={options.child} value={values.child} onChange={(kind) => onChange({ child: kind })} />
        {FIELDS.filter((name) => isShown(options[name], values)).map((name) => (
          <OptionField
            key={name}
            option={options[name]}
            value={values[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
      {!wanted && (
        <p className="bip39-hint">
          One phrase can make the phrases, keys and passwords of other wallets (BIP85). Choose which.
        </p>
      )}
      {wanted && child && (
        <dl className="bip39-extended" aria-label="BIP85 child">
          <div>
            <dt>
              Child <span>{child.path}</span>
            </dt>
            <dd>
              <code>{child.value}</code>
            </dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}
