import { bytesToHex } from '@noble/hashes/utils.js';
import { defineTool, fields, text } from '@/kit';
import { codesAt, decodeSecret, hexIteration, keyUri } from './totp';

export default defineTool({
  input: text('Secret', { short: true, secret: true, placeholder: 'JBSWY3DPEHPK3PXP' }),
  output: fields({ label: 'Codes' }),
  action: 'Generate',
  run(input, _, { now }) {
    const secret = decodeSecret(input);
    const { epoch, iteration, previous, current, next } = codesAt(secret, now());
    return [
      { label: 'Previous', value: previous },
      { label: 'Current OTP', value: current },
      { label: 'Next', value: next },
      { label: 'Secret in Hex', value: bytesToHex(secret) },
      { label: 'Epoch', value: String(epoch) },
      { label: 'Iteration', value: String(iteration) },
      { label: 'Iteration in Hex', value: hexIteration(iteration) },
      { label: 'Key URI', value: keyUri(input) },
    ];
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
  ],
});
