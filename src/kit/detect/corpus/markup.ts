import type { Snippet } from './types';

/** HTML, Markdown and tables of values. */
export const MARKUP_SNIPPETS: readonly Snippet[] = [
  // HTML
  {
    text: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Hello</title>
</head>
<body>
  <h1>Hello</h1>
  <p>World</p>
</body>
</html>
`,
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<!doctype html><html><head><title>x</title><style>body{margin:0}</style></head><body><div class=a><p>hi<p>there</div><script>console.log(1)</script></body></html>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<div class="card"><h2>Angebot</h2><p>Nur <strong>heute</strong>!</p><a href="/kaufen">Jetzt kaufen</a></div>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  { text: '<p>Hello <b>world</b></p>', wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'] },
  {
    text: `<ul>
  <li>Uno</li>
  <li>Dos</li>
  <li>Tres</li>
</ul>`,
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '\n\n   <section id="about">\r\n<h2>Über uns</h2>\r\n<img src="/logo.png" alt="Logo">\r\n</section>\r\n',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<form action="/login" method="post"><input type="email" name="email" required><input type="password" name="pw"><button>Log in</button></form>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener">Open in new tab</a>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<table><thead><tr><th>Name</th><th>Alter</th></tr></thead><tbody><tr><td>Ada</td><td>36</td></tr></tbody></table>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier', 'html-table-generator'],
    note: 'a table',
  },
  {
    text: '<table border="0" cellpadding="0" cellspacing="0" width="600"><tr><td align="center" style="font-family:Arial,sans-serif;color:#333333">Dear customer,<br><br>your order has shipped.</td></tr></table>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier', 'html-table-generator'],
    note: 'an e-mail',
  },
  {
    text: '<div dir="ltr"><div>Hi all,</div><div><br></div><div>see below.</div><blockquote type="cite">Thanks!</blockquote></div>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<p class="MsoNormal"><span lang="DE" style="font-size:11.0pt">Sehr geehrte Damen und Herren,<o:p></o:p></span></p>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<iframe width="560" height="315" src="https://www.example.org/embed/abc" title="Video" allowfullscreen></iframe>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<nav><ul><li><a href="/">Home</a></li><li><a href="/über">Über</a></li></ul></nav><main><article><h1>Titel</h1></article></main>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  {
    text: '<h1>Broken <em>markup</h1><p>never closed <br> <img src=x>',
    wants: ['html-formatter', 'html-viewer', 'html-to-markdown', 'html-minifier'],
  },
  // meta tags
  {
    text: `<meta property="og:title" content="My page">
<meta property="og:image" content="https://example.org/og.png">
<meta name="twitter:card" content="summary_large_image">`,
    wants: ['meta-tag-generator', 'meta-tags', 'html-formatter', 'html-viewer'],
  },
  {
    text: `<title>Example shop</title>
<meta name="description" content="Everything for your garden.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="https://example.org/">`,
    wants: ['meta-tag-generator', 'meta-tags', 'html-formatter', 'html-viewer'],
  },
  {
    text: '<meta charset="utf-8" /><meta name="robots" content="noindex,nofollow" /><meta property="og:locale" content="pt_BR" />',
    wants: ['meta-tag-generator', 'meta-tags', 'html-formatter', 'html-viewer'],
  },
  // Markdown
  {
    text: `# Demo

[![build](https://example.org/badge.svg)](https://example.org/ci)

A small **library** for things.

## Install

\`\`\`sh
npm install demo
\`\`\`

## License

MIT
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `## Changelog

### 1.2.0

- Fixed \`parse()\` on Windows
- Added [docs](https://example.org)

### 1.1.0

- First release
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: '# Einkaufsliste\r\n\r\n* **Milch**\r\n* Brot\r\n* *Käse*\r\n',
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `| Name | Role |
|------|------|
| Ada | dev |
| Lin | ops |
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `| Parameter | Type   | Default |
| :-------- | :----: | ------: |
| \`timeout\` | number | \`3000\`  |
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: '- [x] write tests\n- [ ] update docs\n- [ ] release\n',
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `Some text with **bold**, *italic* and \`code\`.

> A quote over
> two lines

1. one
2. two

![alt](img/a.png)
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `---
title: Hello
---

# Hello

This is a [post](https://example.org) with front matter.

- one
- two
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `### Steps to reproduce
1. Open the page
2. Click **Save**

### Expected
It saves.

### Actual
\`\`\`
TypeError: x is undefined
\`\`\`
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `# はじめに

これは**テスト**です。

- 項目一
- 項目二

[リンク](https://example.org)
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  {
    text: `Heading
=======

Subheading
----------

* item
* [item](https://example.org)
`,
    wants: ['markdown-viewer', 'markdown-html', 'text-editor'],
  },
  // CSV
  {
    text: `id,name,email
1,Ada,ada@example.org
2,Grace,grace@example.org
3,Linus,linus@example.org
`,
    wants: ['csv-to-json'],
  },
  {
    text: 'Datum;Betrag;Verwendungszweck\r\n01.03.2024;-12,50;Bäckerei\r\n02.03.2024;1.200,00;Gehalt\r\n',
    wants: ['csv-to-json'],
  },
  {
    text: `"Last name","First name","City"
"O'Hara","Pat","Dublin, Ireland"
"Smith","Sam","Leeds"
`,
    wants: ['csv-to-json'],
  },
  {
    text: `date,open,high,low,close,volume
2024-01-02,187.15,188.44,183.89,185.64,82488700
2024-01-03,184.22,185.88,183.43,184.25,58414500
`,
    wants: ['csv-to-json'],
  },
  { text: 'sku|qty|price\nA1|3|9.90\nB2|1|14.00\nC3|12|0.50\n', wants: ['csv-to-json'] },
  {
    text: `name,comment
Ada,"said ""hello"" twice"
Grace,"line one
line two"
`,
    wants: ['csv-to-json'],
  },
  {
    text: `lat,lon,label
52.52,13.405,Berlin
48.8566,2.3522,Paris
-33.8688,151.2093,Sydney
`,
    wants: ['csv-to-json'],
  },
  { text: 'Nome;Cognome;Età\nMario;Rossi;42\nLucia;Bianchi;37\n', wants: ['csv-to-json'] },
  {
    text: `timestamp,sensor,value
1714731753,t1,21.5
1714731813,t1,21.7
1714731873,t2,
`,
    wants: ['csv-to-json'],
  },
  { text: '氏名,年齢,都市\n佐藤,30,東京\n鈴木,25,大阪\n', wants: ['csv-to-json'] },
  // TSV
  {
    text: 'Name\tAge\tCity\nAda\t36\tLondon\nLinus\t28\tHelsinki\n',
    wants: ['csv-to-json', 'html-table-generator', 'ascii-table'],
  },
  {
    text: 'Produkt\tMenge\tPreis\r\nÄpfel\t3\t2,99 €\r\nBirnen\t1\t1,49 €\r\n',
    wants: ['csv-to-json', 'html-table-generator', 'ascii-table'],
  },
  {
    text: `gene\tchrom\tstart\tend
BRCA1\tchr17\t43044295\t43125483
TP53\tchr17\t7668421\t7687490
`,
    wants: ['csv-to-json', 'html-table-generator', 'ascii-table'],
  },
  {
    text: 'Q1\tQ2\tQ3\tQ4\n10\t12\t9\t15\n11\t13\t8\t17\n',
    wants: ['csv-to-json', 'html-table-generator', 'ascii-table'],
  },
];
