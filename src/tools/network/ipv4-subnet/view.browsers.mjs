/** @type {import('../../../../e2e/browsers/visitor.mjs').MainPath} */
export default async (v) => {
  await v.fill('IP Address', '192.168.1.0 255.255.255.0');
  await v.sees('192.168.1.255');
  await v.fill('Hosts per Subnet', 'office 100, lab 50');
  await v.sees('192.168.1.128/26');
  await v.fill('IP Address', '192.168.300.0/24');
  await v.sees('Part 3, 300, isn’t from 0 to 255.');
};
