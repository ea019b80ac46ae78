import { defineTool, fields, InputError, result, text, toggle } from '@/kit';
import type { FieldRow } from '@/kit/output';
import { CLAIMS, fromNow, isTime, momentOf } from './claims';
import { readToken } from './token';

const VERIFIABLE = /^(HS|RS|PS|ES)(256|384|512)$|^EdDSA$|^Ed25519$/;

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function claimRows(payload: Readonly<Record<string, unknown>>, now: number): FieldRow[] {
  return Object.entries(payload)
    .filter(([claim]) => Object.hasOwn(CLAIMS, claim))
    .map(([claim, value]) => {
      const moment = isTime(claim) && typeof value === 'number' ? momentOf(value) : undefined;
      const [name, meaning] = CLAIMS[claim]!;
      const label = `${name} (${claim})`;
      return moment
        ? { label, value: moment, note: `${fromNow(value as number, now)}. ${meaning}` }
        : { label, value: shown(value), note: meaning };
    });
}

export default defineTool({
  input: {
    token: text('JWT', { secret: true, placeholder: 'eyJhbGciOiJIUzI1NiJ9.e30.…' }),
    key: text('Key', { secret: true, placeholder: 'To verify: the secret, or the public key as PEM or JWK' }),
  },
  options: {
    secretIsBase64: toggle('Secret is Base64', false),
  },
  output: fields({ label: 'Token' }),
  action: 'Parse JWT',
  async run({ token, key }, { secretIsBase64 }, { now }) {
    if (token.trim() === '') return [];
    const { formatJson } = await import('@/engines/json');
    const read = readToken(token);
    const algorithm = shown(read.header.alg ?? '');
    const time = now();
    const notes: string[] = [];
    const facts: FieldRow[] = [{ label: 'Algorithm', value: algorithm || 'not named' }];

    const { exp, nbf } = read.payload;
    if (typeof exp === 'number' && exp * 1000 <= time) notes.push(`The token expired ${fromNow(exp, time)}`);
    if (typeof nbf === 'number' && nbf * 1000 > time)
      notes.push(`The token is not valid yet: it will be ${fromNow(nbf, time)}`);
    if (algorithm.toLowerCase() === 'none') notes.push('The algorithm is none: anyone could have written this token');
    else if (!VERIFIABLE.test(algorithm))
      notes.push(`The algorithm ${algorithm || '(none named)'} cannot be verified here`);
    else if (key !== '') {
      const { verify } = await import('./verify');
      try {
        const { valid, weakness } = await verify(read.written, key, algorithm, secretIsBase64);
        facts.push({ label: 'Signature', value: valid ? 'Valid' : 'Not valid', meter: valid ? 1 : 0 });
        if (!valid) notes.push('The signature is not of this key: the token was changed, or the key is another');
        if (weakness) notes.push(weakness);
      } catch (error) {
        // What the token says can be read without any key.
        if (!(error instanceof InputError)) throw error;
        facts.push({ label: 'Signature', value: 'Not checked' });
        notes.push(`The signature was not checked. ${error.message}`);
      }
    } else facts.push({ label: 'Signature', value: 'Not checked' });

    return result(
      [
        { label: 'Header', value: formatJson(read.headerText, { indent: 2 }) },
        { label: 'Payload', value: formatJson(read.payloadText, { indent: 2 }) },
        { label: 'Signature', value: read.signature || 'none' },
        ...claimRows(read.payload, time),
      ],
      { facts, notes },
    );
  },
  examples: [
    {
      title: 'A token with a secret',
      input: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
        key: 'your-256-bit-secret',
      },
      output: [
        { label: 'Header', value: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}' },
        { label: 'Payload', value: '{\n  "sub": "1234567890",\n  "name": "John Doe",\n  "iat": 1516239022\n}' },
        { label: 'Signature', value: 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c' },
        { label: 'Subject (sub)', value: '1234567890', note: 'Whom or what the token is about.' },
        { label: 'Name (name)', value: 'John Doe', note: 'The full name, for display.' },
        { label: 'Issued At (iat)', value: '2018-01-18T01:30:22Z', note: '7 years ago. When the token was made.' },
      ],
    },
    {
      title: 'Claims and an expired date',
      input: { token: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.', key: '' },
      output: [
        { label: 'Header', value: '{\n  "alg": "none"\n}' },
        { label: 'Payload', value: '{\n  "iss": "joe",\n  "exp": 1300819380\n}' },
        { label: 'Signature', value: 'none' },
        { label: 'Issuer (iss)', value: 'joe', note: 'Who made and signed the token.' },
        {
          label: 'Expires (exp)',
          value: '2011-03-22T18:43:00Z',
          note: '14 years ago. From then on the token must be refused.',
        },
      ],
      notes: ['The token expired 14 years ago', 'The algorithm is none: anyone could have written this token'],
    },
  ],
});
