import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['{"a":1}', '$.store.book[*].author', '$..price', "$['a']", '$.users[?(@.age > 30)].name', '$.items[0].id'],
  no: ['[x]', '$.fn.modal', '$.trim', '$HOME', '$5.50', '$.ajax({url: "/"})', '$[', '$.50'],
} satisfies DetectExamples;
