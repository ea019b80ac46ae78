import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../controls/Toast';
import { readText } from './read-file';

vi.mock('../controls/Toast', () => ({ toast: vi.fn() }));
// Other tests of this process have loaded the real one, and want it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const message = vi.mocked(toast);
beforeEach(() => message.mockClear());

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

it('a picture is refused in words, with what is taken instead', async () => {
  const picture = new File([Buffer.from(PNG, 'base64')], 'photo.png');
  expect(await readText(picture, '.txt,.csv')).toBeUndefined();
  expect(message.mock.lastCall?.[0]).toMatchObject({
    title: 'Not a text file',
    description: 'photo.png isn’t a text file. This field accepts .txt, .csv.',
  });
});

it.each([
  ['UTF-8', Buffer.from('größe\tein\r\nzwei\u001b[0m')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFgröße')],
  ['UTF-16', Buffer.from('\uFEFFgröße', 'utf16le')],
  ['UTF-16, the other end first', Buffer.from('\uFEFFgröße', 'utf16le').swap16()],
])('text in %s is read', async (_, bytes) => {
  expect(await readText(new File([new Uint8Array(bytes)], 'some.thing'))).toContain('größe'.slice(0, 3));
  expect(message).not.toHaveBeenCalled();
});

it('Latin-1 is read with a message, not refused', async () => {
  expect(await readText(new File([Buffer.from('größe', 'latin1')], 'old.txt'))).toBe('gr\uFFFD\uFFFDe');
  expect(message.mock.lastCall?.[0]).toMatchObject({ title: 'Not UTF-8 text' });
});
