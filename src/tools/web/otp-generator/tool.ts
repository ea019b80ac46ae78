import { bytesToHex } from '@noble/hashes/utils.js';
import { defineTool, fields, result, text } from '@/kit';
import { codesAt, decodeSecret, hexIteration, keyUri } from './totp';

export default defineTool({
  input: text('Secret', { short: true, secret: true, placeholder: 'JBSWY3DPEHPK3PXP' }),
  output: fields({ label: 'Codes' }),
  action: 'Generate',
  run(input, _, { now }) {
    const secret = decodeSecret(input);
    const codes = codesAt(secret, now());
    const data = { ...codes, secretHex: bytesToHex(secret), keyUri: keyUri(input) };
    return result(
      [
        { label: 'Previous', value: codes.previous },
        { label: 'Current OTP', value: codes.current },
        { label: 'Next', value: codes.next },
        { label: 'Secret in Hex', value: data.secretHex },
        { label: 'Epoch', value: String(codes.epoch) },
        { label: 'Iteration', value: String(codes.iteration) },
        { label: 'Iteration in Hex', value: hexIteration(codes.iteration) },
        { label: 'Key URI', value: data.keyUri },
      ],
      { data },
    );
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
  ],
});
