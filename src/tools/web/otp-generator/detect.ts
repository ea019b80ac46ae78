import { defineDetect } from '@/kit/detect/guess';

/** Words have no digits between their letters, and other codes have 0, 1, 8 or 9; in fours they are written small, too. */
function isSecret(text: string): boolean {
  const bare = text.replace(/[\s-]/g, '');
  const isGrouped = /^(?:[a-z2-7]{4}[ -]){3,}[a-z2-7]{2,4}$/i.test(text);
  const isWhole = /^[A-Z2-7]{16,64}={0,6}$/.test(text) && text.replace(/=+$/, '').length % 8 === 0;
  return (isWhole || isGrouped) && /\d/.test(bare) && /[A-Z]{2}/i.test(bare);
}

export default defineDetect((text) => {
  if (/^otpauth:\/\/[th]otp\/\S*[?&]secret=\w/i.test(text)) return { score: 0.99, why: 'Key URI of an authenticator' };
  return isSecret(text) ? { score: 0.82, why: 'Secret in Base32' } : undefined;
});
