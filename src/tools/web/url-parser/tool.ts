import { defineTool, fields, result, summary, text } from '@/kit';
import { getParts, PARTS, readUrl } from './parts';

export default defineTool({
  input: text('URL', {
    short: true,
    initial: 'https://me:secret@example.com:8080/path/page.html?key=value&list=1&list=2#section',
    placeholder: 'https://example.com/path?key=value',
  }),
  output: fields(),
  each: 'line',
  action: 'Parse',
  run(input) {
    const { url, notes } = readUrl(input);
    const parts = getParts(url);
    const parameters = [...url.searchParams].map(([name, value]) => ({ name, value }));
    return result(
      [
        ...PARTS.map(([part, label]) => ({ label, value: parts[part] })),
        ...parameters.map(({ name, value }, at) => ({ label: `${at + 1}. ${name}`, value })),
      ],
      { notes, facts: [{ label: 'URL', value: url.href }], data: { href: url.href, parts, parameters } },
    );
  },
  summarize({ data: { parts, parameters } }) {
    const { protocol, hostname, port, pathname, hash } = parts;
    const count = parameters.length;
    return summary(
      `${hostname || protocol}${port && `:${port}`}${pathname === '/' && hostname ? '' : pathname}${
        count > 0 ? `, ${count} ${count === 1 ? 'parameter' : 'parameters'}` : ''
      }`,
      ...parameters.slice(0, 4).map(({ name, value }) => `${name} = ${value}`),
      hash && `at ${hash}`,
    );
  },
  examples: [
    {
      title: 'Every part',
      input: 'https://j%C3%B6rg:pass@BÜCHER.example:8443/a/../b?q=a+b&q=%E2%82%AC#top',
      output: [
        { label: 'Protocol', value: 'https' },
        { label: 'Username', value: 'jörg' },
        { label: 'Password', value: 'pass' },
        { label: 'Hostname', value: 'xn--bcher-kva.example' },
        { label: 'Port', value: '8443' },
        { label: 'Path', value: '/b' },
        { label: 'Params', value: '?q=a+b&q=%E2%82%AC' },
        { label: 'Hash', value: '#top' },
        { label: '1. q', value: 'a b' },
        { label: '2. q', value: '€' },
      ],
      data: {
        href: 'https://j%C3%B6rg:pass@xn--bcher-kva.example:8443/b?q=a+b&q=%E2%82%AC#top',
        parts: {
          protocol: 'https',
          username: 'jörg',
          password: 'pass',
          hostname: 'xn--bcher-kva.example',
          port: '8443',
          pathname: '/b',
          search: '?q=a+b&q=%E2%82%AC',
          hash: '#top',
        },
        parameters: [
          { name: 'q', value: 'a b' },
          { name: 'q', value: '€' },
        ],
      },
    },
    {
      title: 'A search with parameters',
      input: 'https://example.com/search?q=tea&page=2',
      output: [
        { label: 'Protocol', value: 'https' },
        { label: 'Username', value: '' },
        { label: 'Password', value: '' },
        { label: 'Hostname', value: 'example.com' },
        { label: 'Port', value: '' },
        { label: 'Path', value: '/search' },
        { label: 'Params', value: '?q=tea&page=2' },
        { label: 'Hash', value: '' },
        { label: '1. q', value: 'tea' },
        { label: '2. page', value: '2' },
      ],
    },
    {
      title: 'Without its protocol',
      input: 'example.com/path?x=1',
      output: [
        { label: 'Protocol', value: 'https' },
        { label: 'Username', value: '' },
        { label: 'Password', value: '' },
        { label: 'Hostname', value: 'example.com' },
        { label: 'Port', value: '' },
        { label: 'Path', value: '/path' },
        { label: 'Params', value: '?x=1' },
        { label: 'Hash', value: '' },
        { label: '1. x', value: '1' },
      ],
      notes: ['The protocol is missing, so https is used, as in browsers.'],
    },
  ],
});
