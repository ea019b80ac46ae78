import { CASE_LANGUAGES, CASE_STYLES, CASES, convertCase } from '@/engines/text/case';
import { choice, defineTool, fields, resultAs, text, toggle } from '@/kit';

/** Fifteen times more than this in one table would hold up the page; a text is drawn as it is scrolled to. */
const TABLE_LIMIT = 4000;

export default defineTool({
  input: text('Input', { accept: '.txt', placeholder: 'Text or names, one per line' }),
  options: {
    perLine: toggle('Line by Line', true, { hint: 'If off, all lines are one text' }),
    separateNumbers: toggle('Separate Numbers', false),
    locale: choice('Language', CASE_LANGUAGES, 'en'),
  },
  output: fields(),
  also: ['text'],
  action: 'Convert',
  run(input, options) {
    const rows = CASE_STYLES.map((style) => ({ label: CASES[style].label, value: convertCase(input, style, options) }));
    if (input.length <= TABLE_LIMIT) return rows;
    const listed = rows.map(({ label, value }) => `${label}\n\n${value}`).join('\n\n\n');
    return resultAs('text', listed, { notes: ['Long text, so the cases are listed one after another.'] });
  },
  examples: [
    {
      title: 'A name',
      input: 'parseXMLHttpRequest2',
      output: [
        { label: 'lower case', value: 'parsexmlhttprequest2' },
        { label: 'UPPER CASE', value: 'PARSEXMLHTTPREQUEST2' },
        { label: 'Title Case', value: 'Parse Xml Http Request2' },
        { label: 'Sentence case', value: 'Parse xml http request2' },
        { label: 'camelCase', value: 'parseXmlHttpRequest2' },
        { label: 'PascalCase', value: 'ParseXmlHttpRequest2' },
        { label: 'snake_case', value: 'parse_xml_http_request2' },
        { label: 'CONSTANT_CASE', value: 'PARSE_XML_HTTP_REQUEST2' },
        { label: 'kebab-case', value: 'parse-xml-http-request2' },
        { label: 'Train-Case', value: 'Parse-Xml-Http-Request2' },
        { label: 'dot.case', value: 'parse.xml.http.request2' },
        { label: 'path/case', value: 'parse/xml/http/request2' },
        { label: 'no case', value: 'parse xml http request2' },
        { label: 'aLtErNaTiNg cAsE', value: 'pArSeXmLhTtPrEqUeSt2' },
        { label: 'InVeRsE CaSe', value: 'PARSExmlhTTPrEQUEST2' },
      ],
    },
    {
      title: 'A heading',
      input: 'what’s new in version 2',
      output: [
        { label: 'lower case', value: 'what’s new in version 2' },
        { label: 'UPPER CASE', value: 'WHAT’S NEW IN VERSION 2' },
        { label: 'Title Case', value: 'What’s New In Version 2' },
        { label: 'Sentence case', value: 'What’s new in version 2' },
        { label: 'camelCase', value: 'whatsNewInVersion2' },
        { label: 'PascalCase', value: 'WhatsNewInVersion2' },
        { label: 'snake_case', value: 'whats_new_in_version_2' },
        { label: 'CONSTANT_CASE', value: 'WHATS_NEW_IN_VERSION_2' },
        { label: 'kebab-case', value: 'whats-new-in-version-2' },
        { label: 'Train-Case', value: 'Whats-New-In-Version-2' },
        { label: 'dot.case', value: 'whats.new.in.version.2' },
        { label: 'path/case', value: 'whats/new/in/version/2' },
        { label: 'no case', value: 'whats new in version 2' },
        { label: 'aLtErNaTiNg cAsE', value: 'wHaT’s NeW iN vErSiOn 2' },
        { label: 'InVeRsE CaSe', value: 'WHAT’S NEW IN VERSION 2' },
      ],
    },
  ],
});
