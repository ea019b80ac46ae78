import { bytesToHex } from '@noble/hashes/utils.js';
import { choice, defineTool, fields, integer, line, result, summary, text } from '@/kit';
import { type Account, isKeyUri, keyUri, MOST_COUNTER, MOST_PERIOD, readKeyUri } from './key-uri';
import { codesAt, decodeSecret, getCodes, hexIteration, PERIOD } from './totp';

export default defineTool({
  input: text('Secret', { short: true, secret: true, placeholder: 'JBSWY3DPEHPK3PXP or otpauth://totp/…' }),
  options: {
    type: choice('Type', { totp: 'Time-based (TOTP)', hotp: 'Counter-based (HOTP)' }, 'totp'),
    algorithm: choice('Algorithm', { SHA1: 'SHA1', SHA256: 'SHA256', SHA512: 'SHA512' }, 'SHA1'),
    digits: choice('Digits', { '6': '6', '7': '7', '8': '8' }, '6'),
    period: integer('Period', PERIOD, { min: 1, max: MOST_PERIOD, unit: 'seconds', when: { type: 'totp' } }),
    counter: integer('Counter', 0, { min: 0, max: MOST_COUNTER, when: { type: 'hotp' } }),
    issuer: line('Issuer', 'Localkit', { maxLength: 200 }),
    account: line('Account', 'demo-user', { maxLength: 200 }),
  },
  output: fields({ label: 'Codes' }),
  action: 'Generate',
  each: 'line',
  run(input, options, { now }) {
    // A key URI says all of it by itself.
    const of: Account = isKeyUri(input)
      ? readKeyUri(input)
      : {
          ...(options as Pick<Account, 'type' | 'algorithm' | 'period' | 'counter' | 'issuer' | 'account'>),
          secret: input,
          digits: Number(options.digits),
        };
    const secret = decodeSecret(of.secret);
    const isTimed = of.type === 'totp';
    const codes = isTimed ? codesAt(secret, now(), of) : getCodes(secret, of.counter, now(), of);
    const { secret: _, ...method } = of;
    const data = { ...method, ...codes, secretHex: bytesToHex(secret), keyUri: keyUri(of) };
    const count = isTimed ? 'Iteration' : 'Counter';
    return result(
      [
        ...(codes.previous === undefined ? [] : [{ label: 'Previous', value: codes.previous }]),
        { label: 'Current OTP', value: codes.current },
        { label: 'Next', value: codes.next },
        { label: 'Secret in Hex', value: data.secretHex },
        ...(isTimed ? [{ label: 'Epoch', value: String(codes.epoch) }] : []),
        { label: count, value: String(codes.iteration) },
        { label: `${count} in Hex`, value: hexIteration(codes.iteration) },
        { label: 'Key URI', value: data.keyUri },
        ...(isKeyUri(input)
          ? [
              { label: 'Issuer', value: of.issuer },
              { label: 'Account', value: of.account },
            ]
          : []),
      ],
      { data },
    );
  },
  summarize({ data: { type, current, next, remaining, period, counter } }, { now }) {
    if (type === 'hotp') return summary(current, `counter ${counter}`, `then ${next}`);
    const to = now + remaining * 1000;
    return {
      ...summary(current, `for ${remaining} more ${remaining === 1 ? 'second' : 'seconds'}`, `then ${next}`)!,
      span: { from: to - period * 1000, to, now, fromLabel: 'Code begins', toLabel: 'Code ends' },
    };
  },
  examples: [
    {
      title: 'The secret of RFC 6238',
      input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      output: [
        { label: 'Previous', value: '391022' },
        { label: 'Current OTP', value: '652348' },
        { label: 'Next', value: '751330' },
        { label: 'Secret in Hex', value: '3132333435363738393031323334353637383930' },
        { label: 'Epoch', value: '1767323045' },
        { label: 'Iteration', value: '58910768' },
        { label: 'Iteration in Hex', value: '000000000382e830' },
        {
          label: 'Key URI',
          value:
            'otpauth://totp/Localkit:demo-user?issuer=Localkit&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
        },
      ],
    },
    {
      title: 'A secret in groups of four',
      input: 'JBSW Y3DP EHPK 3PXP',
      output: [
        { label: 'Previous', value: '444305' },
        { label: 'Current OTP', value: '461519' },
        { label: 'Next', value: '360302' },
        { label: 'Secret in Hex', value: '48656c6c6f21deadbeef' },
        { label: 'Epoch', value: '1767323045' },
        { label: 'Iteration', value: '58910768' },
        { label: 'Iteration in Hex', value: '000000000382e830' },
        {
          label: 'Key URI',
          value:
            'otpauth://totp/Localkit:demo-user?issuer=Localkit&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
        },
      ],
    },
    {
      title: 'The counter of RFC 4226',
      input: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      options: { type: 'hotp', counter: 1 },
      output: [
        { label: 'Previous', value: '755224' },
        { label: 'Current OTP', value: '287082' },
        { label: 'Next', value: '359152' },
        { label: 'Secret in Hex', value: '3132333435363738393031323334353637383930' },
        { label: 'Counter', value: '1' },
        { label: 'Counter in Hex', value: '0000000000000001' },
        {
          label: 'Key URI',
          value:
            'otpauth://hotp/Localkit:demo-user?issuer=Localkit&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&counter=1',
        },
      ],
    },
    {
      title: 'A key URI',
      input:
        'otpauth://totp/ACME%20Co:john@example.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA512&digits=8&period=60',
      output: [
        { label: 'Previous', value: '97252285' },
        { label: 'Current OTP', value: '21002293' },
        { label: 'Next', value: '39949464' },
        { label: 'Secret in Hex', value: '3dc6caa4824a6d288767b2331e20b43166cb85d9' },
        { label: 'Epoch', value: '1767323045' },
        { label: 'Iteration', value: '29455384' },
        { label: 'Iteration in Hex', value: '0000000001c17418' },
        {
          label: 'Key URI',
          value:
            'otpauth://totp/ACME%20Co:john%40example.com?issuer=ACME%20Co&secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&algorithm=SHA512&digits=8&period=60',
        },
        { label: 'Issuer', value: 'ACME Co' },
        { label: 'Account', value: 'john@example.com' },
      ],
    },
  ],
});
