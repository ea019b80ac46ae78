import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a Base32 secret or a key URI (otpauth://…), read the QR code in a picture, or use the secret that was drawn for you.',
    'A key URI sets the options by itself. Regenerate draws a new secret, Add Account keeps several; nothing of it is stored or sent.',
    'The codes change by themselves every 30 seconds, or with the counter.',
    'Copy a code, scan the QR code with an authenticator app, or open the key URI.',
  ],
});
