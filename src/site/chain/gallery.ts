/** A ready chain, with something to try it on and what comes of that. */
interface Ready {
  readonly name: string;
  readonly about: string;
  readonly chain: string;
  readonly input: string;
  readonly output: string;
}

/** Chains people really need. Each is run as a test. */
export const GALLERY: readonly Ready[] = [
  {
    name: 'Base64 to JSON to CSV',
    about: 'An encoded list as a spreadsheet table.',
    chain: 'base64-string --mode decode | json-to-csv',
    input: 'W3sibmFtZSI6IkFkYSIsImJvcm4iOjE4MTV9LHsibmFtZSI6IkFsYW4iLCJib3JuIjoxOTEyfV0=',
    output: 'name,born\nAda,1815\nAlan,1912',
  },
  {
    name: 'JSON in a link, readable',
    about: 'Decodes a query parameter and formats it.',
    chain: 'url-encoder-decoder --mode decode | json-formatter',
    input: '%7B%22user%22%3A%22ada%22%2C%22tags%22%3A%5B%22math%22%5D%7D',
    output: '{\n  "user": "ada",\n  "tags": [\n    "math"\n  ]\n}',
  },
  {
    name: 'CSV to YAML',
    about: 'A table as a list of entries, numbers kept as numbers.',
    chain: 'csv-to-json --detect-types | json-yaml',
    input: 'name,port\nweb,8080\ndb,5432',
    output: '- name: web\n  port: 8080\n- name: db\n  port: 5432',
  },
  {
    name: 'XML to YAML',
    about: 'An XML document as YAML.',
    chain: 'xml-converter | json-yaml',
    input: '<config><name>web</name><port>8080</port></config>',
    output: 'config:\n  name: web\n  port: "8080"',
  },
  {
    name: 'TOML to minified JSON',
    about: 'A configuration file on one line.',
    chain: 'toml-converter | json-minifier',
    input: '[server]\nhost = "localhost"\nport = 8080',
    output: '{"server":{"host":"localhost","port":8080}}',
  },
  {
    name: 'Fingerprint of JSON',
    about: 'A SHA-256 that ignores formatting and key order.',
    chain: 'json-formatter --sort-keys --minify | hash-text --algorithm SHA256 --take SHA256',
    input: '{\n  "b": 2,\n  "a": 1\n}',
    output: '43258cff783fe7036d8a43033f830adfc60ec037382473548ac742b888292777',
  },
  {
    name: 'Clean a list of email addresses',
    about: 'Fixes typos, removes invalid addresses and duplicates, and sorts the rest.',
    chain: 'email-normalizer | remove-duplicate-lines | line-sorter',
    input: 'Bob@Example.com\nada@gmial.com\nbob@example.com\nno address',
    output: 'ada@gmail.com\nbob@example.com',
  },
  {
    name: 'Lines: unique and sorted',
    about: 'Each line once, in alphabetical order.',
    chain: 'remove-duplicate-lines | line-sorter',
    input: 'pear\napple\nPear\napple',
    output: 'apple\npear\nPear',
  },
  {
    name: 'Column to SQL list',
    about: 'Lines as quoted values for an IN (…) clause.',
    chain: 'remove-duplicate-lines | list-converter --quote single',
    input: 'ada\nalan\nada\ngrace',
    output: "'ada', 'alan', 'grace'",
  },
  {
    name: 'Titles to slugs',
    about: 'Each line becomes a URL slug.',
    chain: '--each-line slug-generator --remove-stop-words',
    input: 'The Art of Computer Programming\nÜber die Brücke',
    output: 'art-of-computer-programming\nuber-die-brucke',
  },
  {
    name: 'Markdown to small HTML',
    about: 'HTML as small as it gets.',
    chain: 'markdown-html | html-minifier',
    input: '# Hello\n\nSome *text* with a [link](https://example.com).',
    output: '<h1>Hello</h1><p>Some <em>text</em> with a <a href="https://example.com">link</a>.</p>',
  },
  {
    name: 'Web page to Markdown, counted',
    about: 'The number of words on an HTML page.',
    chain: "html-to-markdown | word-counter --take 'Word Count'",
    input: '<h1>Hello</h1><p>Five words are in here.</p>',
    output: '6',
  },
  {
    name: 'Pick from JSON into CSV',
    about: 'The parts a JSONPath selects, as a table.',
    chain: "json-path-finder --jsonpath-query '$.people[*]' | json-to-csv",
    input: '{"people":[{"name":"Ada","born":1815},{"name":"Alan","born":1912}]}',
    output: 'name,born\nAda,1815\nAlan,1912',
  },
  {
    name: 'docker run as JSON',
    about: 'A docker run command as Compose, then as JSON.',
    chain: 'docker-compose --no-version-line | yaml-json',
    input: 'docker run -d --name web -p 8080:80 nginx:1.27',
    output:
      '{\n  "services": {\n    "web": {\n      "image": "nginx:1.27",\n      "container_name": "web",\n      "ports": [\n        "8080:80"\n      ]\n    }\n  }\n}',
  },
  {
    name: 'Escaped HTML, formatted',
    about: 'Decodes entities and indents the HTML.',
    chain: 'html-entity-encoder-decoder --mode decode | html-formatter',
    input: '&lt;ul&gt;&lt;li&gt;One&lt;/li&gt;&lt;li&gt;Two&lt;/li&gt;&lt;/ul&gt;',
    output: '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>',
  },
  {
    name: 'Timestamps to dates',
    about: 'Each line as an ISO date.',
    chain: "--each-line unix-timestamp-converter --take 'ISO 8601'",
    input: '0\n1700000000\n1700000000000',
    output: '1970-01-01T00:00:00Z\n2023-11-14T22:13:20Z\n2023-11-14T22:13:20Z',
  },
  {
    name: 'Email link, decoded',
    about: 'The real link behind Outlook’s protection, and its parts.',
    chain: 'safelink-decoder | url-parser',
    input: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&data=05',
    output:
      'Protocol: https\nUsername: \nPassword: \nHostname: example.com\nPort: \nPath: /a\nParams: ?b=1\nHash: \n1. b: 1',
  },
  {
    name: 'Style sheet as Base64',
    about: 'Minified CSS for a data: URL.',
    chain: 'css-minifier | base64-string',
    input: 'a {\n  color: #ff0000;\n}',
    output: 'YXtjb2xvcjojZmYwMDAwfQ==',
  },
];
