import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAs } from '@/kit/output';
import { runEach, runNow } from '@/kit/testing/run-tool';
import tool from './tool';
import { unwrapAll } from './unwrap';

describe('unwrapping', () => {
  it.each([
    // As Proofpoint's own published decoder answers.
    [
      'Proofpoint v1',
      'https://urldefense.proofpoint.com/v1/url?u=http://www.bouncycastle.org/&k=oIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&r=IKM5u8%2B%2F%2Fi8EBhWOS%2BqGbTqCC%2BrMqWI%2FVfEAEsQO%2F0Y%3D%0A',
      'http://www.bouncycastle.org/',
    ],
    [
      'Proofpoint v3',
      'https://urldefense.com/v3/__https://google.com:443/search?q=a*test&gs=ps__;Kw!-612Flbf0JvQ3kNJkRi5Jg!Ue6tQudNKaShHg93trcdjqDP8se2ySE65jyCIe2K1D_uNjZ1Lnf6YLQERujngZv9UWf66ujQIQ$',
      'https://google.com:443/search?q=a+test&gs=ps',
    ],
    [
      'Google',
      'https://www.google.com/url?sa=t&q=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1&usg=x',
      'https://example.org/a?b=1',
    ],
    [
      'Barracuda Link Protection',
      'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.org%2fa&c=E,1,x&typo=1',
      'https://example.org/a',
    ],
    [
      'YouTube',
      'https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fexample.org%2F&v=x',
      'https://example.org/',
    ],
    ['Instagram', 'https://l.instagram.com/?u=https%3A%2F%2Fexample.org%2F%3Fa%3D1&e=AT1', 'https://example.org/?a=1'],
    ['LinkedIn', 'https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.org%2F&trk=x', 'https://example.org/'],
    [
      'LinkedIn',
      'https://www.linkedin.com/redir/redirect?url=http%3A%2F%2Fexample.org&urlhash=x',
      'http://example.org',
    ],
    ['Slack', 'https://slack-redir.net/link?url=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    ['Reddit', 'https://out.reddit.com/t3_x?url=https%3A%2F%2Fexample.org%2F&token=x', 'https://example.org/'],
    ['Steam', 'https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    ['Steam', 'https://steamcommunity.com/linkfilter/?url=https://example.org/', 'https://example.org/'],
    ['VK', 'https://vk.com/away.php?to=https%3A%2F%2Fexample.org%2F&cc_key=', 'https://example.org/'],
    ['VK', 'https://away.vk.com/away.php?to=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    ['Google', 'https://www.google.co.uk/url?url=https://example.org/', 'https://example.org/'],
    [
      'Facebook',
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F%3Ffbclid%3D1&h=AT0',
      'https://example.org/?fbclid=1',
    ],
    [
      'Bing',
      'https://www.bing.com/ck/a?!&&p=1&u=a1aHR0cHM6Ly9leGFtcGxlLm9yZy9hP2I9Yw&ntb=1',
      'https://example.org/a?b=c',
    ],
    [
      'Yahoo',
      'https://r.search.yahoo.com/_ylt=A0/RV=2/RE=17/RO=10/RU=https%3a%2f%2fexample.org%2f/RK=2/RS=x-',
      'https://example.org/',
    ],
    ['DuckDuckGo', 'https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
  ])('%s', (wrapper, written, target) => {
    expect(unwrapAll(written)).toEqual({ target, wrappers: [wrapper] });
  });

  it('fills runs of removed characters', () => {
    const kept = Buffer.from('ä++ü', 'utf8').toString('base64url');
    const written = `https://urldefense.com/v3/__https://example.org/*x**Ay*__;${kept}!!abc$`;
    expect(unwrapAll(written).target).toBe('https://example.org/äx++yü');
  });

  it('removes one wrapper inside another', () => {
    const inner = `https://www.google.com/url?q=${encodeURIComponent('https://example.org/ä?x=y')}`;
    const outer = `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(inner)}&data=1`;
    expect(unwrapAll(outer)).toEqual({
      target: 'https://example.org/ä?x=y',
      wrappers: ['Outlook Safe Links', 'Google'],
    });
  });

  it('gives back any address Outlook wraps as its parameter', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const wrapped = new URL('https://eur02.safelinks.protection.outlook.com/');
        wrapped.searchParams.set('url', address);
        expect(unwrapAll(wrapped.href)).toEqual({ target: address, wrappers: ['Outlook Safe Links'] });
      }),
    );
  });

  it('takes an address out of the outermost link of any host, and out of none that it leads to', () => {
    const login = `https://evil.example/login?redirect=${encodeURIComponent('https://www.paypal.com/')}`;
    const wrapped = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(login)}`;
    expect(unwrapAll(wrapped)).toEqual({ target: login, wrappers: ['Outlook Safe Links'] });
    expect(unwrapAll(`https://mail.example/track?u=${encodeURIComponent(wrapped)}`)).toEqual({
      target: login,
      wrappers: ['mail.example', 'Outlook Safe Links'],
      guessed: 'mail.example',
    });
  });

  it('says that there is no target, and that there is no wrapper', () => {
    expect(unwrapAll('https://eur01.safelinks.protection.outlook.com/?data=1').target).toBeUndefined();
    expect(unwrapAll('https://example.org/')).toEqual({ target: 'https://example.org/', wrappers: [] });
  });
});

describe('the decoder', () => {
  const run = (input: string) => runNow(tool, input);
  const wrapped = 'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2F';

  it('says that one link is none, and where', () => {
    for (const wrong of ['hello', 'ftp://example.org/', 'mailto:a@example.org'])
      expect(() => run(`\n ${wrong}`)).toThrow(
        expect.objectContaining({ message: 'Invalid safelink', details: { line: 2, column: 2, offset: 2 } }),
      );
  });

  it('takes several, one per line', () => {
    const { value, facts, notes } = run(`${wrapped}\n\n<${wrapped}>\r\nhttps://example.org/`);
    expect(value).toBe('https://example.org/\nhttps://example.org/\n');
    expect(facts).toEqual([{ label: 'Wrapped by', value: 'Google' }]);
    expect(notes).toEqual(['This isn’t a known kind of wrapped link']);
  });

  it('says of a line among others that it is none, and reads the others', async () => {
    const { shown, facts } = await runEach(tool, `${wrapped}\nhello\n<${wrapped}>`);
    expect(valueAs(shown, 'table')).toEqual({
      columns: ['Input', 'Result', 'Error'],
      rows: [
        [wrapped, 'https://example.org/', ''],
        ['hello', '', 'Invalid safelink'],
        [`<${wrapped}>`, 'https://example.org/', ''],
      ],
    });
    expect(facts).toEqual([{ label: 'Wrapped by', value: 'Google' }]);
  });

  it('gives nothing for a link without a target, and says so', () => {
    const { value, notes } = run('https://eur01.safelinks.protection.outlook.com/?data=1');
    expect(value).toBe('');
    expect(notes).toEqual(['The link of Outlook Safe Links has no target']);
    expect(run('https://example.org/').value).toBe('');
  });

  it('names the host of a wrapper that it does not know', () => {
    const { value, notes } = run('https://mail.example/track?url=https%3A%2F%2Fexample.org%2F');
    expect(value).toBe('https://example.org/');
    expect(notes).toEqual(['mail.example isn’t a known wrapper; its link contains this URL, but may go elsewhere']);
  });
});
