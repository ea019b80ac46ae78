import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import type tool from './tool';
import './view.css';

const PLACEHOLDERS = { encrypt: 'Type or paste the text to encrypt', decrypt: 'Paste the encrypted text' } as const;

/** As the page of any transform, but for a passphrase that is waited for in silence. */
export default function TextCrypto(props: ToolPageProps<typeof tool>) {
  const transform = useTransform(
    { ...props, page: props.page },
    {
      missing: ({ algorithm, passphrase, rawKey }) =>
        algorithm === 'raw'
          ? rawKey.trim() === ''
            ? 'Enter a Raw Key.'
            : undefined
          : passphrase === ''
            ? 'Enter a Passphrase.'
            : undefined,
    },
  );
  const placeholder = PLACEHOLDERS[transform.options.values.mode];
  return (
    <TransformLayout
      transform={{ ...transform, declared: [['input', { ...props.tool.input, placeholder }]] }}
      className="text-crypto"
      below={
        <p className="text-crypto-promise across">
          Text and passphrase stay in this tab, as do raw key and IV: they aren’t sent, stored or put in links. Only
          Algorithm, its settings and direction are remembered.
        </p>
      }
    />
  );
}
