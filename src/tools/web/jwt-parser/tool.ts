import { area, choice, defineTool, fields, tabs, text, toggle } from '@/kit';
import { parse } from './parse';
import { summarizeToken } from './summary';

const SIGNING = { mode: 'sign' };
const ALGORITHMS = {
  HS256: 'HS256',
  HS384: 'HS384',
  HS512: 'HS512',
  RS256: 'RS256',
  RS384: 'RS384',
  RS512: 'RS512',
  PS256: 'PS256',
  PS384: 'PS384',
  PS512: 'PS512',
  ES256: 'ES256',
  ES384: 'ES384',
  ES512: 'ES512',
  EdDSA: 'EdDSA',
};

export default defineTool({
  input: {
    token: text('JWT', { secret: true, optional: SIGNING, placeholder: 'eyJhbGciOiJIUzI1NiJ9.e30.…' }),
    key: text('Key', {
      secret: true,
      optional: true,
      placeholder: 'The secret, or a key as PEM, JWK or JWKS: public to verify, private to sign',
    }),
  },
  options: {
    mode: tabs('Mode', { parse: 'Parse', sign: 'Sign' }, 'parse'),
    algorithm: choice('Algorithm', { header: 'Same as header', ...ALGORITHMS }, 'header', { when: SIGNING }),
    secretIsBase64: toggle('Secret is Base64', false),
    // Set by the page from fields of its own, which are in no link and no storage.
    header: area('Header', '', { hidden: true, hint: 'For signing: JSON. If empty, the token’s is used' }),
    payload: area('Payload', '', { hidden: true, hint: 'For signing: JSON. If empty, the token’s is used' }),
    newKey: toggle('New Key', false, { hidden: true, hint: 'For signing: needs a matching key' }),
  },
  output: fields({ label: 'Token' }),
  action: { 'Parse JWT': { mode: 'parse' }, 'Sign JWT': { mode: 'sign' } },
  async run({ token, key }, options, { now, random }) {
    if (options.mode === 'sign') {
      const { write } = await import('./write');
      return write({ ...options, token, key }, now(), random);
    }
    return token.trim() === '' ? [] : parse({ token, key, secretIsBase64: options.secretIsBase64 }, now());
  },
  summarize: (outcome, { now }) => summarizeToken(outcome, now),
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
        { label: 'Subject (sub)', value: '1234567890', note: 'Who or what the token is about.' },
        { label: 'Name (name)', value: 'John Doe', note: 'The full name, for display.' },
        { label: 'Issued At (iat)', value: '2018-01-18T01:30:22Z', note: '7 years ago. When the token was issued.' },
      ],
    },
    {
      title: 'Claims and an expired date',
      input: { token: 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLCJleHAiOjEzMDA4MTkzODB9.', key: '' },
      output: [
        { label: 'Header', value: '{\n  "alg": "none"\n}' },
        { label: 'Payload', value: '{\n  "iss": "joe",\n  "exp": 1300819380\n}' },
        { label: 'Signature', value: 'none' },
        { label: 'Issuer (iss)', value: 'joe', note: 'Who issued and signed the token.' },
        {
          label: 'Expires (exp)',
          value: '2011-03-22T18:43:00Z',
          note: '14 years ago. After this time the token must be rejected.',
        },
      ],
      notes: ['The token expired 14 years ago', 'The algorithm is none: anyone could have written this token'],
    },
    {
      title: 'Sign a token',
      input: {
        token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiIsImFkbWluIjp0cnVlfQ.',
        key: 'a secret of 32 bytes for signing',
      },
      options: { mode: 'sign' },
      output: [
        {
          label: 'Token',
          value:
            'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI0MiIsImFkbWluIjp0cnVlfQ.HmyyBIhoAM7sfXLkxR4MyU-9hwm7EcKjVlIiWbHVVVg',
        },
        { label: 'Header', value: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}' },
        { label: 'Payload', value: '{\n  "sub": "42",\n  "admin": true\n}' },
        { label: 'Signature', value: 'HmyyBIhoAM7sfXLkxR4MyU-9hwm7EcKjVlIiWbHVVVg' },
        { label: 'Subject (sub)', value: '42', note: 'Who or what the token is about.' },
      ],
    },
    {
      title: 'An encrypted token (JWE)',
      input: {
        token:
          'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGeipsEdY3mx_etLbbWSrFr05kLzcSr4qKAq7YN7e9jwQRb23nfa6c9d-StnImGyFDbSv04uVuxIp5Zms1gNxKKK2Da14B8S4rzVRltdYwam_lDp5XnZAYpQdb76FdIKLaVmqgfwX7XWRxv2322i-vDxRfqNzo_tETKzpVLzfiwQyeyPGLBIO56YJ7eObdv0je81860ppamavo35UgoRdbYaBcoh9QcfylQr66oc6vFWXRcZ_ZT2LawVCWTIy3brGPi6UklfCpIMfIjf7iGdXKHzg.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A.XFBoMYUZodetZdvTiFvSkQ',
        key: '',
      },
      output: [
        { label: 'Header', value: '{\n  "alg": "RSA-OAEP",\n  "enc": "A256GCM"\n}' },
        {
          label: 'Encrypted Key',
          value:
            'OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGeipsEdY3mx_etLbbWSrFr05kLzcSr4qKAq7YN7e9jwQRb23nfa6c9d-StnImGyFDbSv04uVuxIp5Zms1gNxKKK2Da14B8S4rzVRltdYwam_lDp5XnZAYpQdb76FdIKLaVmqgfwX7XWRxv2322i-vDxRfqNzo_tETKzpVLzfiwQyeyPGLBIO56YJ7eObdv0je81860ppamavo35UgoRdbYaBcoh9QcfylQr66oc6vFWXRcZ_ZT2LawVCWTIy3brGPi6UklfCpIMfIjf7iGdXKHzg',
        },
        { label: 'Initialization Vector', value: '48V1_ALb6US04U3b' },
        {
          label: 'Ciphertext',
          value: '5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A',
        },
        { label: 'Authentication Tag', value: 'XFBoMYUZodetZdvTiFvSkQ' },
      ],
      notes: ['This token is encrypted (JWE): without its key, only its header can be read'],
    },
  ],
});
