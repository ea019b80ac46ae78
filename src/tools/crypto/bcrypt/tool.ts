import { decodeUtf8Lossy, encodeUtf8 } from '@/engines/bytes/utf8';
import { type Context, choice, defineTool, InputError, integer, plain, result, secret, tabs, text } from '@/kit';
import { BCRYPT_BYTES, readBcrypt } from './parts';

/** As `bcryptjs.hash`, telling how far it is. */
async function hashWith(password: string, salt: string, { progress }: Context): Promise<string> {
  const { hash } = await import('bcryptjs');
  return new Promise((resolve, reject) =>
    hash(
      // A lone surrogate has no UTF-8; written as U+FFFD it gives the same hash as elsewhere.
      decodeUtf8Lossy(encodeUtf8(password)),
      salt,
      (error, hashed) => (error ? reject(error) : resolve(hashed!)),
      progress,
    ),
  );
}

/** The hash, or whether the password fits one. */
interface Answer {
  hash?: string;
  matches?: boolean;
}
const answer = (data: Answer): Answer => data;

/** Differences that change what is hashed without being seen. */
function remarks(password: string): string[] {
  const bytes = encodeUtf8(password).length;
  return [
    ...(bytes > BCRYPT_BYTES
      ? [`bcrypt only uses the first ${BCRYPT_BYTES} bytes; this password has ${bytes}, so the rest is ignored.`]
      : []),
    ...(password.includes('\0') ? ['The password contains a NUL character, where many programs stop reading.'] : []),
  ];
}

export default defineTool({
  input: text('Password', { secret: true, short: true }),
  options: {
    mode: tabs('Mode', { hash: 'Hash', compare: 'Compare' }, 'hash'),
    cost: integer('Cost', 10, {
      min: 4,
      max: 15,
      slider: true,
      when: { mode: 'hash' },
      hint: 'Each step doubles the work',
    }),
    version: choice('Version', { '2b': '$2b$ (current)', '2a': '$2a$', '2y': '$2y$ (PHP, Apache)' }, '2b', {
      when: { mode: 'hash' },
    }),
    // Kept out of links and storage as the password is: it can be tried against word lists.
    bcryptHash: secret('Bcrypt Hash', { when: { mode: 'compare' }, placeholder: '$2b$10$…' }),
  },
  output: plain({ hero: true, label: 'Result', download: 'bcrypt.txt' }),
  action: 'Hash',
  heavy: true,
  emptyInput: true,
  async run(password, { mode, cost, version, bcryptHash }, context) {
    const notes = remarks(password);
    if (mode === 'compare') {
      const parts = readBcrypt(bcryptHash);
      if (!parts)
        throw new InputError('This isn’t a bcrypt hash: one looks like $2b$10$ and 53 more characters', {
          field: 'bcryptHash',
        });
      const hashed = await hashWith(password, `${parts.mark}${parts.salt}`, context);
      if (readBcrypt(hashed)?.digest === parts.digest)
        return result('Match: the password matches this hash', { notes, data: answer({ matches: true }) });
      return result('No match: the password doesn’t match this hash', {
        notes,
        data: answer({ matches: false }),
        // Whoever asked in a script must not go on.
        fails: new InputError('The password doesn’t match this hash.', {
          title: 'No match',
          hint: notes.join(' ') || undefined,
        }),
      });
    }
    const { encodeBase64 } = await import('bcryptjs');
    const salt = encodeBase64([...context.random.bytes(16)], 16);
    const hash = await hashWith(password, `$${version}$${String(cost).padStart(2, '0')}$${salt}`, context);
    return result(hash, { notes, data: answer({ hash }) });
  },
  examples: [
    {
      title: 'A hash of low cost',
      input: 'correct horse battery staple',
      options: { cost: 4 },
      output: '$2b$04$9MiNOpAXMzoCUQZf9RP8Hu9XRZ8rZLMoDM2XKzdLoCMf94AEYynwm',
    },
    {
      title: 'A password that fits',
      input: 'U*U',
      options: { mode: 'compare', bcryptHash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW' },
      output: 'Match: the password matches this hash',
      data: { matches: true },
    },
  ],
});
