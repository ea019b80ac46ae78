/** @type {import('../visitor.mjs').MainPaths} */
export const network = {
  'mac-lookup': async (v) => {
    await v.fill('MAC Address', '3C:22:FB:12:34:56');
    await v.sees('Apple, Inc.');
  },
  'ipv4-subnet': async (v) => {
    await v.fill('IP Address', '192.168.1.0 255.255.255.0');
    await v.sees('192.168.1.255');
    await v.fill('Hosts per Subnet', 'office 100, lab 50');
    await v.sees('192.168.1.128/26');
    await v.fill('IP Address', '192.168.300.0/24');
    await v.sees('Part 3, 300, is not from 0 to 255.');
  },
};
