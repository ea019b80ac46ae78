import type { QrFormat } from '@/engines/qr/files';
import { type DrawOptions, drawCode, scaled } from '@/families/qr/draw-code';
import { LOOK_OPTIONS } from '@/families/qr/look-options';
import {
  choice,
  color,
  defineTool,
  InputError,
  image,
  integer,
  line,
  result,
  resultAs,
  secret,
  text,
  toggle,
} from '@/kit';
import { GUEST_SVG } from './example';
import { findDoubts, wifiUri } from './network';

const CARD = { card: ['a6', 'a4'] } as const;
const EAP = { encryption: 'WPA2-EAP' } as const;

async function exportCode(uri: string, look: DrawOptions, format: QrFormat, notes: readonly string[]) {
  const [{ writeQrFile }, { doubtsOf }] = await Promise.all([
    import('@/engines/qr/files'),
    import('@/families/qr/read-back'),
  ]);
  return resultAs(
    'bytes',
    { bytes: await writeQrFile(uri, scaled(look), format), name: `wifi-qr-code.${format}` },
    { notes: [...notes, ...(await doubtsOf(uri, look))] },
  );
}

export default defineTool({
  input: text('Network Name', { short: true, placeholder: 'As your phone shows it' }),
  options: {
    encryption: choice(
      'Encryption',
      { nopass: 'No Password', WPA: 'WPA/WPA2', WPA3: 'WPA3 only', WEP: 'WEP', 'WPA2-EAP': 'WPA2-EAP' },
      'WPA',
    ),
    password: secret('Password', { when: { encryption: ['WPA', 'WPA3', 'WEP', 'WPA2-EAP'] } }),
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
    size: integer('Size', 200, { min: 128, max: 512, step: 8, slider: true, unit: 'px', commandMax: 8192 }),
    ...LOOK_OPTIONS,
    card: choice('Card to Print', { none: 'None', a6: 'A6', a4: 'A4' }, 'none'),
    cardPassword: toggle('Password on the Card', true, { when: CARD }),
    instruction: line('Instruction', 'Point your camera at the code to join.', { maxLength: 80, when: CARD }),
    exportAs: choice('Export As', { svg: 'SVG', png: 'PNG', pdf: 'PDF', eps: 'EPS' }, 'svg'),
  },
  also: ['bytes'],
  output: image({ label: 'QR Code', copyLabel: 'Copy SVG', download: 'wifi-qr-code.svg' }),
  action: 'Generate',
  async run(networkName, options) {
    const network = { networkName, ...options };
    if (networkName === '') throw new InputError('Enter the network name');
    if (network.encryption !== 'nopass' && network.password === '')
      throw new InputError('Enter the password', { field: 'password' });
    const uri = wifiUri(network);
    const look: DrawOptions = { ...options, level: 'M' };
    const { svg, size, notes: remarks } = await drawCode(uri, look);
    const notes = [...findDoubts(network), ...remarks];
    const alt = `QR code to join ${networkName.slice(0, 100)}`;
    if (options.card !== 'none') {
      const { drawCard } = await import('./card');
      const isShown = options.cardPassword && network.encryption !== 'nopass';
      const texts = {
        name: networkName,
        password: isShown ? options.password : undefined,
        instruction: options.instruction,
      };
      return result({ ...drawCard(svg, options.card, texts), alt: `Card with the ${alt}` }, { notes });
    }
    if (options.exportAs !== 'svg') return exportCode(uri, look, options.exportAs, notes);
    return result({ svg, width: size, height: size, alt }, { notes });
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
