import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['SELECT * FROM users WHERE id = 1', 'create table a (id int);', 'with x as (select 1) select * from x'],
  no: ['select the best option from the menu', 'Update your profile', 'With love from me'],
} satisfies DetectExamples;
