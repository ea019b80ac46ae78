import { defineTool, fields, result, text } from '@/kit';
import { PARTS, type Part, partOf, readUrl } from './parts';

export default defineTool({
  input: text('URL', {
    short: true,
    initial: 'https://me:secret@example.com:8080/path/page.html?key=value&list=1&list=2#section',
    placeholder: 'https://example.com/path?key=value',
  }),
  output: fields(),
  action: 'Parse',
  run(input) {
    const url = readUrl(input);
    const rows = (Object.entries(PARTS) as [Part, string][]).map(([part, label]) => ({
      label,
      value: partOf(url, part),
    }));
    const parameters = [...url.searchParams].map(([name, value], at) => ({ label: `${at + 1}. ${name}`, value }));
    return result([...rows, ...parameters], { facts: [{ label: 'URL', value: url.href }] });
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
    },
  ],
});
