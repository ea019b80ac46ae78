import type { DetectExamples } from '@/kit/testing/detect-examples';

export default {
  yes: ['parseHttpResponseCode', 'MAX_RETRY_COUNT', 'HttpServletRequest', 'It rained all day, so we stayed in.'],
  no: ['iPhone', 'GitHub', 'macOS', 'how-to-bake-bread', 'IMG_0042', 'McDonald'],
} satisfies DetectExamples;
