import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Hash Text',
  description: 'Hash text and files of any size with eight algorithms at once, and verify checksums.',
  keywords: [
    'checksum',
    'digest',
    'md5sum',
    'sha256sum',
    'sha1',
    'sha256',
    'sha512',
    'sha3',
    'ripemd160',
    'file hash',
    'verify download',
    'md5',
    'sha',
    'crc',
    'blake',
  ],
  icon: 'fingerprint-pattern',
  popularity: 3,
  related: ['hmac-generator', 'bcrypt', 'text-crypto', 'base64-string', 'password-analyzer', 'uuid-generator'],
});
