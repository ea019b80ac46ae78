import { useEffect, useRef, useState } from 'react';
import { InputError } from '@/engines/input-error';
import { platformRandom } from '@/engines/random/source';
import { text } from '@/kit/input';
import { valueAs } from '@/kit/output';
import { Button } from '@/ui/controls/Button';
import { toast } from '@/ui/controls/Toast';
import { InputBox } from '@/ui/input/InputBox';
import type { ToolPageProps } from '@/ui/pages/page';
import { TransformLayout } from '@/ui/pages/TransformLayout';
import { useTransform } from '@/ui/pages/useTransform';
import { TokenParts } from './TokenParts';
import type tool from './tool';
import { useEdited } from './useEdited';
import { Verdict } from './Verdict';
import './view.css';

const HEADER = text('Header', { language: 'json', secret: true });
const PAYLOAD = text('Payload', { language: 'json', secret: true });
const WANTED = 'Enter a key, or press Make Key: the token updates as you type.';

const ALG = /("alg"\s*:\s*")(\w+)/;
const algorithmIn = (header: string): string | undefined => ALG.exec(header)?.[2];

/** The shared page, with the token in the colours of its parts, and fields to write one. */
export default function JwtParser(props: ToolPageProps<typeof tool>) {
  const [makes, setMakes] = useState(false);
  // Known only once the options are; until then nothing is signed.
  const [isSigning, setSigning] = useState(false);
  const [token, setToken] = useState('');
  const edited = useEdited(props.slug, token, isSigning);
  const transform = useTransform(
    { ...props, page: props.page },
    {
      extra: edited.extra,
      missing: ({ mode }, { key }) => (mode === 'sign' && key === '' ? WANTED : undefined),
    },
  );
  const { options, run } = transform;
  const { mode, algorithm } = options.values;
  if (isSigning !== (mode === 'sign')) setSigning(mode === 'sign');
  if (token !== transform.text) setToken(transform.text);

  const latest = useRef(edited);
  latest.current = edited;
  // A chosen algorithm stands in the header too, where it can be seen.
  useEffect(() => {
    const { header, change } = latest.current;
    if (isSigning && algorithm !== 'header' && algorithmIn(header))
      change({ header: header.replace(ALG, `$1${algorithm}`) });
  }, [isSigning, algorithm]);

  const makeKey = async () => {
    setMakes(true);
    try {
      const { makeKey: make } = await import('./sign');
      const wantedFor = algorithm === 'header' ? (algorithmIn(edited.header) ?? 'HS256') : algorithm;
      transform.edited.replace({ ...transform.edited.value, key: await make(wantedFor, platformRandom()) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      toast({ title: 'No key', description: error.message, tone: 'destructive' });
    } finally {
      setMakes(false);
    }
  };

  const rows = valueAs(run.outcome?.shown, 'fields') ?? [];
  const signed = rows.find(({ label }) => label === 'Token')?.value;
  const parsed = transform.text.trim().replace(/^(?:authorization\s*:\s*)?(?:bearer\s+)?/i, '');
  const shown = isSigning ? signed : rows.length > 0 ? parsed.replace(/\s+/g, '') : undefined;
  return (
    <TransformLayout
      transform={transform}
      className={`jwt ${isSigning ? 'signing' : ''}`}
      actions={isSigning && <Button label="Make Key" busy={makes} disabled={makes} onClick={makeKey} />}
      secondInput={
        isSigning && (
          <>
            <InputBox
              input={HEADER}
              value={edited.header}
              onChange={(header) => typeof header === 'string' && edited.change({ header })}
              onSubmit={() => transform.submit('key')}
            />
            <InputBox
              input={PAYLOAD}
              value={edited.payload}
              onChange={(payload) => typeof payload === 'string' && edited.change({ payload })}
              onSubmit={() => transform.submit('key')}
            />
          </>
        )
      }
      aboveResult={
        shown &&
        !run.error && (
          <>
            <Verdict outcome={run.outcome!} />
            <TokenParts token={shown} />
          </>
        )
      }
      empty={isSigning ? WANTED : undefined}
    />
  );
}
