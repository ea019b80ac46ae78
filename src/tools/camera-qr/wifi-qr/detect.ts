import { defineDetect } from '@/kit/detect/guess';

const FIELD = /(?:^|;)\s*([A-Z]\w*):((?:\\.|[^;\\])*)/g;

/** The content of a code that joins a network. */
export default defineDetect((text) => {
  if (!/^WIFI:(?=.*S:)/i.test(text)) return undefined;
  const fields = Object.fromEntries(
    [...text.slice(5).matchAll(FIELD)].map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]),
  );
  const { S: name = '', T: type = 'nopass', P: password = '', H: hidden = '' } = fields;
  const encryption = /^wpa/i.test(type) ? 'WPA' : /^wep/i.test(type) ? 'WEP' : 'nopass';
  return {
    score: 0.99,
    why: `Wi-Fi network ${name}`,
    input: name,
    options: { encryption, password, hidden: hidden === 'true' },
  };
});
