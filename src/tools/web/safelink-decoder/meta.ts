import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Safelink Decoder',
  description:
    'See where a wrapped link really goes: Outlook Safe Links, Proofpoint URL Defense, Google, Facebook and other redirects.',
  keywords: [
    'outlook safe links',
    'urldefense',
    'proofpoint',
    'unwrap link',
    'google redirect',
    'atp safelinks',
    'url=',
    'outlook link',
  ],
  icon: 'shield-check',
  related: ['url-parser', 'url-encoder-decoder', 'base64-encoder-decoder', 'email-normalizer'],
});
