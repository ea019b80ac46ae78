import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['Завтра мы поедем к бабушке в деревню.', '今天下午我们去公园散步。', 'a'.repeat(3000)],
  no: ['hello', 'Max Mustermann', 'kubectl get pods -n demo', 'v1.2.3'],
} satisfies DetectExamples;
