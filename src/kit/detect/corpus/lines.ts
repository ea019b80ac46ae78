import type { Snippet } from './types';

/** Words and lines. */
export const LINES_SNIPPETS: readonly Snippet[] = [
  // Wi-Fi
  { text: 'WIFI:T:WPA;S:Guest Network;P:welcome-2024;;', wants: ['wifi-qr', 'qr-generator'] },
  { text: 'WIFI:S:Cafe;T:nopass;;', wants: ['wifi-qr', 'qr-generator'] },
  { text: 'WIFI:T:WPA;S:Büro\\;2;P:p\\:w\\,d1234;H:true;;\n', wants: ['wifi-qr', 'qr-generator'] },
  { text: 'WIFI:T:WEP;S:old router;P:abcde;;', wants: ['wifi-qr', 'qr-generator'] },
  // NATO words
  { text: 'Alfa Bravo Charlie', wants: ['nato-alphabet'] },
  { text: 'november alpha tango oscar', wants: ['nato-alphabet'] },
  { text: 'Kilo-India-Lima-Oscar', wants: ['nato-alphabet'] },
  { text: 'SIERRA OSCAR SIERRA\n', wants: ['nato-alphabet'] },
  { text: 'Whiskey Tango Foxtrot Niner', wants: ['nato-alphabet'] },
  { text: 'Golf, Romeo, Alpha, Yankee', wants: ['nato-alphabet'] },
  // lists of lines
  {
    text: 'apple\nbanana\napple\ncherry\nbanana\ndate\n',
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
  {
    text: 'Berlin\r\nParis\r\nMadrid\r\nBerlin\r\nRoma\r\nParis\r\n',
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
  {
    text: `ERROR timeout
ERROR timeout
WARN slow
ERROR timeout
INFO ok
WARN slow
`,
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
  {
    text: 'requests\nnumpy\npandas\nrequests\nflask\nnumpy\n',
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
  {
    text: 'zebra\nmango\nkiwi\nablaze\nfig\nplum\npear\n',
    wants: ['line-sorter', 'list-converter', 'remove-duplicate-lines'],
  },
  {
    text: `file10.txt
file2.txt
file1.txt
file20.txt
file3.txt
`,
    wants: ['line-sorter', 'list-converter', 'remove-duplicate-lines'],
  },
  {
    text: `Österreich
Deutschland
Schweiz
Liechtenstein
Luxemburg
Belgien
`,
    wants: ['line-sorter', 'list-converter', 'remove-duplicate-lines'],
  },
  {
    text: 'москва\nказань\nомск\nпермь\nказань\nуфа\n',
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
  {
    text: 'SKU-1042\nSKU-0007\nSKU-0311\nSKU-0007\nSKU-2210\n',
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
  {
    text: '東京\n大阪\n名古屋\n東京\n札幌\n福岡\n',
    wants: ['remove-duplicate-lines', 'line-sorter', 'list-converter'],
  },
];
