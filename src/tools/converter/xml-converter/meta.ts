import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'XML Converter',
  description:
    'Convert XML to JSON and JSON to XML: attributes, CDATA, namespaces and the order of mixed content are kept, and errors show line and column.',
  keywords: ['xml to json', 'json to xml', 'xml parser', 'xml2json', 'soap to json', 'rss to json', 'xml validator'],
  icon: 'code-xml',
  popularity: 2,
  opens: ['.xml', '.rss', '.svg'],
  related: ['json-formatter', 'yaml-json', 'json-yaml', 'toml-converter', 'random-xml'],
  alsoIn: ['json'],
});
