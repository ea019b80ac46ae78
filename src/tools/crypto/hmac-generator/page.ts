import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste the message, drop files on the box, or use Upload. Several files are signed one after the other.',
    'Choose the Hash Function and the Output Encoding and enter the Secret Key; Key Format says whether it is text, hex or Base64. Paste a signature into Expected HMAC to have it checked.',
    'The HMAC follows every change; Generate HMAC computes it again.',
    'Copy the HMAC or download it. Message, key and result stay in this tab.',
  ],
});
