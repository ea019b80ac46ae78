import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['pear\napple\nfig', '- pear\n- apple\n- fig', 'pear\napple\nfig\nplum\nkiwi'],
  no: ['one\ntwo', 'A poem.\nIt rhymes.\nIt ends.\nIt is\nlong.'],
} satisfies DetectExamples;
