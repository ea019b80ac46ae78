import { decodeBase64, encodeBase64 } from '@/engines/bytes/base64';
import { decodeUtf8, encodeUtf8 } from '@/engines/bytes/utf8';
import { choice, defineTool, fields, InputError, rowValue, summary, text } from '@/kit';

/** RFC 7617: the user name ends at the first colon, and neither part holds control characters. */
export function writeAuth(username: string, password: string): string {
  if (username.includes(':')) throw new InputError('A user name can’t contain a colon', { field: 'username' });
  for (const [field, value] of Object.entries({ username, password }))
    if (/[\0-\x1f\x7f]/.test(value))
      throw new InputError(`The ${field === 'username' ? 'user name' : 'password'} contains a control character`, {
        field,
      });
  return `Basic ${encodeBase64(encodeUtf8(`${username}:${password}`))}`;
}

export function readAuth(written: string): { username: string; password: string } {
  const fail = (message: string): never => {
    throw new InputError(message, { field: 'authString' });
  };
  const scheme = /^\s*(?:authorization\s*:)?\s*(\S+)\s+\S/i.exec(written)?.[1];
  if (scheme && !/^(basic|authorization:?)$/i.test(scheme)) fail(`The scheme is ${scheme}, not Basic`);
  const token = written
    .trim()
    .replace(/^authorization\s*:\s*/i, '')
    .replace(/^basic\s+/i, '');
  let bytes: Uint8Array;
  try {
    bytes = decodeBase64(token);
  } catch {
    return fail('This isn’t Base64, so it can’t be Basic credentials');
  }
  const pair = decodeUtf8(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const colon = pair.indexOf(':');
  if (colon === -1) fail('The colon between user name and password is missing');
  return { username: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

/** Single quotes keep a shell from reading anything inside, but for the quote itself. */
const shellQuoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;

export default defineTool({
  input: {
    username: text('Username', { short: true, optional: { mode: 'decode' }, submits: 'Generate Auth String' }),
    password: text('Password', { short: true, secret: true, optional: true, submits: 'Generate Auth String' }),
    authString: text('Auth String', {
      short: true,
      secret: true,
      optional: { mode: 'generate' },
      placeholder: 'Basic dXNlcjpwYXNz',
      submits: 'Decode Auth String',
    }),
  },
  options: {
    mode: choice('Mode', { generate: 'Generate', decode: 'Decode' }, 'generate', { hidden: true }),
  },
  output: fields({ hero: true }),
  action: { 'Generate Auth String': { mode: 'generate' }, 'Decode Auth String': { mode: 'decode' } },
  run({ username, password, authString }, { mode }) {
    if (mode === 'decode') {
      if (authString.trim() === '') return [];
      const read = readAuth(authString);
      return [
        { label: 'Username', value: read.username },
        { label: 'Password', value: read.password },
      ];
    }
    if (username === '' && password === '') return [];
    const auth = writeAuth(username, password);
    return [
      { label: 'Auth String', value: auth },
      { label: 'Header', value: `Authorization: ${auth}` },
      { label: 'curl', value: `curl -u ${shellQuoted(`${username}:${password}`)} https://example.com/` },
    ];
  },
  summarize(outcome, { input, options: { mode } }) {
    // The password is in the header already; it is not told once more.
    if (mode !== 'decode') return summary(rowValue(outcome, 'Auth String'), `for ${input.username}`);
    const { length } = rowValue(outcome, 'Password') ?? '';
    return summary(
      `Login of ${rowValue(outcome, 'Username') || 'nobody'}`,
      `a password of ${length} ${length === 1 ? 'character' : 'characters'}`,
    );
  },
  examples: [
    {
      title: 'The credentials of RFC 7617',
      input: { username: 'Aladdin', password: 'open sesame', authString: '' },
      output: [
        { label: 'Auth String', value: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
        { label: 'Header', value: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' },
        { label: 'curl', value: "curl -u 'Aladdin:open sesame' https://example.com/" },
      ],
    },
    {
      title: 'A header to read',
      input: { username: '', password: '', authString: 'Basic dGVzdDoxMjPCow==' },
      options: { mode: 'decode' },
      output: [
        { label: 'Username', value: 'test' },
        { label: 'Password', value: '123£' },
      ],
    },
  ],
});
