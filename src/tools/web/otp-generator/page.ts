import { definePage } from '@/kit/page';

export default definePage({
  help: [
    'Type or paste a Base32 secret or a key URI (otpauth://…), read the QR code in a picture, or use the random secret.',
    'A key URI sets the options. Regenerate makes a new secret, Add Account adds more; nothing is stored or sent.',
    'The codes change automatically every 30 seconds, or with the counter.',
    'Copy a code, scan the QR code with an authenticator app, or open the key URI.',
  ],
});
