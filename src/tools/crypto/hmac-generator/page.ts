import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste the message, drop files on the box, or use Upload. Several files are signed one after the other.',
    'Choose the Hash Function and the Output Encoding and enter the Secret Key; set Key Format to text, hex or Base64. Paste a signature into Expected HMAC to check it.',
    'The HMAC updates with every change; Generate HMAC runs it again.',
    'Copy the HMAC or download it. Message, key and result stay in this tab.',
  ],
});
