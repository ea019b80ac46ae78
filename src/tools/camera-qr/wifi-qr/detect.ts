import { defineDetect } from '@/kit/detect/guess';
import { readWifiUri } from './network';

/** The content of a code that joins a network. */
export default defineDetect((text) => {
  const network = readWifiUri(text);
  if (!network) return undefined;
  const { networkName, encryption, password, hidden, ...eap } = network;
  return {
    score: 0.99,
    why: `Wi-Fi network ${networkName}`,
    input: networkName,
    options: { encryption, password, hidden, ...(encryption === 'WPA2-EAP' ? eap : {}) },
  };
});
