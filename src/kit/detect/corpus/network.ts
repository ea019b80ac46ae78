import type { Snippet } from './types';

/** Addresses of machines and networks. */
export const NETWORK_SNIPPETS: readonly Snippet[] = [
  // IPv4 addresses
  { text: '192.168.1.1', wants: ['ipv4-converter', 'ipv4-subnet'] },
  { text: ' 10.0.0.254\n', wants: ['ipv4-converter', 'ipv4-subnet'] },
  { text: '8.8.8.8', wants: ['ipv4-converter', 'ipv4-subnet'] },
  { text: '203.0.113.77', wants: ['ipv4-converter', 'ipv4-subnet'] },
  { text: '172.16.254.1\r\n', wants: ['ipv4-converter', 'ipv4-subnet'] },
  { text: '::ffff:192.0.2.128', wants: ['ipv4-converter', 'ipv4-subnet'] },
  {
    text: '11000000.10101000.00000001.00000001',
    wants: ['ipv4-converter', 'ipv4-subnet', 'text-binary', 'binary-to-ascii-converter'],
    note: 'in bits',
  },
  // networks
  { text: '10.0.0.0/8', wants: ['ipv4-subnet', 'ipv4-range'] },
  { text: '192.168.178.0/24', wants: ['ipv4-subnet', 'ipv4-range'] },
  { text: '172.16.5.9/20\n', wants: ['ipv4-subnet', 'ipv4-range'] },
  { text: '203.0.113.64/27', wants: ['ipv4-subnet', 'ipv4-range'] },
  { text: '192.168.1.0 255.255.255.0', wants: ['ipv4-subnet', 'ipv4-converter', 'ipv4-range'] },
  // ranges
  { text: '192.168.1.10-192.168.1.20', wants: ['ipv4-range', 'ipv4-subnet'] },
  { text: '10.0.0.0 - 10.0.3.255', wants: ['ipv4-range', 'ipv4-subnet'] },
  { text: '203.0.113.5 – 203.0.113.99', wants: ['ipv4-range', 'ipv4-subnet'] },
  { text: '172.16.0.1-172.16.31.254\n', wants: ['ipv4-range', 'ipv4-subnet'] },
  { text: '198.51.100.0 to 198.51.100.127', wants: ['ipv4-range', 'ipv4-subnet'] },
  // MAC addresses
  { text: '3C:22:FB:12:34:56', wants: ['mac-lookup'] },
  { text: '00-1B-63-84-45-E6', wants: ['mac-lookup'] },
  { text: '001b.6384.45e6', wants: ['mac-lookup'] },
  { text: 'b8:27:eb:aa:bb:cc\n', wants: ['mac-lookup'] },
  { text: '00:1A:2B:3C:4D:5E\n3C-22-FB-00-00-01\n', wants: ['mac-lookup'] },
  { text: 'link/ether dc:a6:32:01:02:03 brd ff:ff:ff:ff:ff:ff', wants: ['mac-lookup'] },
  { text: ' f4:5c:89:00:11:22 ', wants: ['mac-lookup'] },
];
