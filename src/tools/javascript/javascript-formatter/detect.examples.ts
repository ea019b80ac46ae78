import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['const total = items.reduce((sum, one) => sum + one, 0);\nconsole.log(total);'],
  no: ['let it be', 'function of time', 'fn main() { println!("x"); }'],
} satisfies DetectExamples;
