export type Encryption = 'nopass' | 'WPA' | 'WPA3' | 'WEP' | 'WPA2-EAP';

export interface WifiNetwork {
  encryption: Encryption;
  networkName: string;
  hidden: boolean;
  password: string;
  eapMethod: string;
  phase2: string;
  identity: string;
  anonymousIdentity: string;
}

const escaped = (value: string) => value.replace(/[\\;,:"]/g, '\\$&');

/** What phones understand as a network to join. */
export function wifiUri(network: WifiNetwork): string {
  const { encryption } = network;
  const isEap = encryption === 'WPA2-EAP';
  const fields: readonly (readonly [name: string, value: string])[] = [
    // The WPA3 specification (section 7.1): the same type, and a bit that forbids the older protocol. Readers that do not know it join all the same.
    ['T', encryption === 'WPA3' ? 'WPA' : encryption],
    ['R', encryption === 'WPA3' ? '1' : ''],
    ['S', escaped(network.networkName)],
    ['P', encryption === 'nopass' ? '' : escaped(network.password)],
    ['E', isEap ? network.eapMethod : ''],
    ['PH2', isEap && network.phase2 !== 'none' ? network.phase2 : ''],
    ['I', isEap ? escaped(network.identity) : ''],
    ['A', isEap ? escaped(network.anonymousIdentity) : ''],
    ['H', network.hidden ? 'true' : ''],
  ];
  return `WIFI:${fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value};`])).join('')};`;
}

const FIELD = /(?:^|;)\s*([A-Z]\w*):((?:\\.|[^;\\])*)/g;

/** The network that a code is for, if it is for one. */
export function readWifiUri(text: string): WifiNetwork | undefined {
  if (!/^WIFI:(?=.*S:)/is.test(text)) return undefined;
  const fields = Object.fromEntries(
    [...text.slice(5).matchAll(FIELD)].map(([, name = '', value = '']) => [name, value.replace(/\\(.)/g, '$1')]),
  );
  const { S: networkName = '', T: type = '', P: password = '', H: hidden = '' } = fields;
  const isPersonal = /^(wpa|sae)/i.test(type);
  const isWpa3 = /^sae$/i.test(type) || (isPersonal && /[13579bdf]$/i.test(fields.R ?? ''));
  return {
    encryption: /^wpa2-eap$/i.test(type)
      ? 'WPA2-EAP'
      : isWpa3
        ? 'WPA3'
        : isPersonal
          ? 'WPA'
          : /^wep/i.test(type)
            ? 'WEP'
            : 'nopass',
    networkName,
    password,
    hidden: hidden === 'true',
    eapMethod: fields.E || 'PEAP',
    phase2: fields.PH2 || 'none',
    identity: fields.I ?? '',
    anonymousIdentity: fields.A ?? '',
  };
}

/** Whether there is enough to make a code of. */
export const isComplete = ({ encryption, networkName, password }: WifiNetwork): boolean =>
  networkName !== '' && (encryption === 'nopass' || password !== '');

/** What is unlikely to be meant, since no router would accept it. */
export function findDoubts({ encryption, networkName, password }: WifiNetwork): string[] {
  const doubts: string[] = [];
  const nameBytes = new TextEncoder().encode(networkName).length;
  if (nameBytes > 32) doubts.push(`A network name can have up to 32 bytes; this one has ${nameBytes}.`);
  const isHex = /^[\da-f]+$/i.test(password);
  if (encryption === 'WPA' && (password.length < 8 || password.length > 63) && !(password.length === 64 && isHex))
    doubts.push('A WPA password needs 8 to 63 characters.');
  if (encryption === 'WEP' && ![5, 13].includes(password.length) && !([10, 26].includes(password.length) && isHex))
    doubts.push('A WEP key needs 5 or 13 characters, or 10 or 26 hexadecimal digits.');
  return doubts;
}
