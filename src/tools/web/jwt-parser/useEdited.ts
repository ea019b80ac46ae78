import { useEffect, useMemo } from 'react';
import { useForVisit } from '@/ui/storage/visit';
import { readToken } from './token';

interface Edited {
  /** The token from which it was taken. */
  readonly of?: string;
  readonly header: string;
  readonly payload: string;
}

/** What a token may well say, where there is none to begin with. */
const sample = (now: number): Edited => ({
  of: '',
  header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
  payload: `{\n  "sub": "1234567890",\n  "name": "Jane Doe",\n  "iat": ${Math.floor(now / 1000)}\n}`,
});

/** Header and payload to be signed, in memory alone: those of the token until they are changed. */
export function useEdited(slug: string, token: string, isSigning: boolean) {
  const [edited, setEdited] = useForVisit<Edited>(`${slug}:edited`, { header: '', payload: '' });
  const { of, header, payload } = edited;
  useEffect(() => {
    if (!isSigning || of === token) return;
    if (token.trim() === '') return setEdited(sample(Date.now()));
    let isWanted = true;
    import('@/engines/json').then(({ formatJson }) => {
      if (!isWanted) return;
      try {
        const read = readToken(token);
        if (read.encrypted) return;
        const [head, body] = [read.headerText, read.payloadText].map((text) => formatJson(text, { indent: 2 }));
        setEdited({ of: token, header: head!, payload: body! });
      } catch {
        // The run says what is wrong with the token.
      }
    });
    return () => {
      isWanted = false;
    };
  }, [isSigning, token, of, setEdited]);
  // The same object until something of it changes: a run follows each new one. Of another token they are none yet.
  const extra = useMemo(
    () => (isSigning && of === token ? { header, payload } : { header: '', payload: '' }),
    [isSigning, of, token, header, payload],
  );
  return { header, payload, extra, change: (next: Partial<Edited>) => setEdited((old) => ({ ...old, ...next })) };
}
