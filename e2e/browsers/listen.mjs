import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Counts what arrives on this machine, by datagram and by connection. */
export async function listen() {
  const arrived = { datagrams: 0, connections: 0 };
  const udp = createSocket('udp4', () => arrived.datagrams++);
  const tcp = createServer((socket) => {
    arrived.connections++;
    socket.destroy();
  });
  await new Promise((resolve) => udp.bind(0, '127.0.0.1', () => resolve(undefined)));
  await new Promise((resolve) => tcp.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    arrived,
    udp: udp.address().port,
    tcp: /** @type {import('node:net').AddressInfo} */ (tcp.address()).port,
    close() {
      udp.close();
      tcp.close();
    },
  };
}
