import { encodeQr, getColors, qrSvg } from '@/engines/qr';
import { choice, color, defineTool, InputError, image, result, secret, text, toggle } from '@/kit';
import { GUEST_SVG } from './example';
import { findDoubts, QR_SIZE, wifiUri } from './network';

const EAP = { encryption: 'WPA2-EAP' } as const;

export default defineTool({
  input: text('Network Name', { short: true, placeholder: 'As your phone shows it' }),
  options: {
    encryption: choice(
      'Encryption',
      { nopass: 'No Password', WPA: 'WPA/WPA2', WEP: 'WEP', 'WPA2-EAP': 'WPA2-EAP' },
      'WPA',
    ),
    password: secret('Password', { when: { encryption: ['WPA', 'WEP', 'WPA2-EAP'] } }),
    hidden: toggle('Hidden Network', false, { control: 'checkbox' }),
    eapMethod: choice(
      'EAP Method',
      { PEAP: 'PEAP', TTLS: 'TTLS', TLS: 'TLS', PWD: 'PWD', FAST: 'FAST', LEAP: 'LEAP' },
      'PEAP',
      { when: EAP },
    ),
    phase2: choice(
      'Phase 2',
      { MSCHAPV2: 'MSCHAPV2', GTC: 'GTC', PAP: 'PAP', MSCHAP: 'MSCHAP', none: 'None' },
      'MSCHAPV2',
      { when: EAP },
    ),
    // Personal, if not secret: kept out of links and storage all the same.
    identity: secret('Identity', { when: EAP, placeholder: 'you@example.edu' }),
    anonymousIdentity: secret('Anonymous Identity', { when: EAP, placeholder: 'anonymous@example.edu' }),
    foreground: color('Foreground', '#000000'),
    background: color('Background', '#ffffff'),
  },
  output: image({ label: 'QR Code', copyLabel: 'Copy SVG', download: 'wifi-qr-code.svg' }),
  action: 'Generate',
  async run(networkName, { foreground, background, ...options }) {
    const network = { networkName, ...options };
    if (networkName === '') throw new InputError('Enter the network name');
    if (network.encryption !== 'nopass' && network.password === '')
      throw new InputError('Enter the password', { field: 'password' });
    const colors = await getColors({ foreground, background });
    const code = encodeQr(wifiUri(network), { level: 'M' });
    return result(
      {
        svg: qrSvg(code.modules, {
          size: QR_SIZE,
          foreground: colors.foreground.fill,
          background: colors.background.fill,
        }),
        width: QR_SIZE,
        height: QR_SIZE,
        alt: `QR code to join ${networkName.slice(0, 100)}`,
      },
      { notes: [...findDoubts(network), ...(colors.doubt ? [colors.doubt] : [])] },
    );
  },
  examples: [
    {
      title: 'An open network',
      input: 'GUEST',
      options: { encryption: 'nopass' },
      output: { svg: GUEST_SVG, width: 200, height: 200, alt: 'QR code to join GUEST' },
    },
  ],
});
