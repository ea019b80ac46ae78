import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['fd12:3456:789a::/48', '2001:db8::1', '10.0.0.0/8', '192.168.1.0 255.255.255.0'],
  no: ['12:30:45', 'std::size', '3c:22:fb:12:34:56', '10/8', '1.2.3.4/40'],
} satisfies DetectExamples;
