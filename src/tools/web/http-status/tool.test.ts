import { STATUS_CODES, validateHeaderName } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runTool } from '@/kit/testing/run-tool';
import { codeIn, getCategory, getNumber, STATUSES, searchStatuses } from './codes';
import { IIS_CAUSES } from './iis';
import { HEADERS, SERVER_CODES } from './servers';
import tool from './tool';

/** “Our own HTTP codes” in nginx's src/http/ngx_http_request.h; 498 is canceled there. */
const NGINX_OWN = [444, 494, 495, 496, 497, 499];

/** Names that changed with RFC 9110, and codes the registry lists as unused or has dropped since. */
const RENAMED: Readonly<Record<string, string>> = {
  413: 'Payload Too Large',
  422: 'Unprocessable Entity',
};

describe('HTTP status codes', () => {
  it('lists every code Node knows, under its name', () => {
    for (const [code, name] of Object.entries(STATUS_CODES)) {
      // Never registered.
      if (code === '509') continue;
      const status = STATUSES.find((one) => one.code === Number(code));
      expect(status, code).toBeDefined();
      if (code !== '418') expect(RENAMED[code] ?? status!.name).toBe(name);
    }
  });

  it('is in order, each once, with a meaning of its own', () => {
    const codes = STATUSES.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
    expect(new Set(STATUSES.map(({ meaning }) => meaning)).size).toBe(STATUSES.length);
  });

  it('searches code, name, meaning and category', () => {
    const codes = (words: string) => searchStatuses(words).map(({ code }) => code);
    expect(codes('429')).toEqual([429]);
    expect(codes('50')).toEqual([500, 501, 502, 503, 504, 505, 506, 507, 508]);
    expect(codes('1xx')).toEqual([100, 101, 102, 103, 104]);
    expect(codes('rate limit')).toEqual([429]);
    expect(codes('GATEWAY')).toEqual([502, 504]);
    expect(codes('server error timeout')).toEqual([504]);
    expect(codes('teapot')).toEqual([418]);
    expect(codes('')).toHaveLength(STATUSES.length);
    expect(new Set(STATUSES.map(getCategory)).size).toBe(5);
  });

  // curl -sI, curl -f, nginx' combined log, Python's requests, HTTP/2 as nghttp writes it, and what people say
  it.each([
    ['HTTP/1.1 301 Moved Permanently', 301],
    ['HTTP/2 404 \r\ncontent-type: text/html\r\n', 404],
    ['< HTTP/1.1 503 Service Unavailable', 503],
    ['curl: (22) The requested URL returned error: 410', 410],
    ['127.0.0.1 - - [02/Jan/2026:03:04:05 +0000] "GET /a?b=404 HTTP/1.1" 502 157 "-" "curl/8.5.0"', 502],
    ['requests.exceptions.HTTPError: HTTP Error 403: Forbidden', 403],
    ['{"statusCode":422,"message":"Unprocessable"}', 422],
    [':status: 204', 204],
    ['status code 429', 429],
    ["418 I'm a teapot", 418],
    ['404 Not Found', 404],
  ])('takes %j as it is pasted', (line, code) => expect(searchStatuses(line).map((one) => one.code)).toEqual([code]));

  it('still reads words and numbers as a search', () => {
    for (const words of ['error 50', '40 not', 'server error timeout', 'rfc 9110 gone']) {
      expect(codeIn(words)).toBeUndefined();
      expect(searchStatuses(words).length).toBeGreaterThan(0);
    }
  });

  it('says what a client makes of a code that nobody registered', async () => {
    expect((await runTool(tool, 'HTTP/1.1 599 Network Connect Timeout')).notes).toEqual([
      'No status code matches: 599 isn’t registered. Clients treat it as 500 Internal Server Error.',
    ]);
    expect((await runTool(tool, 'zebra')).notes).toEqual(['No status code matches']);
  });

  it('lists 418 as unused', () => expect(STATUSES.find(({ code }) => code === 418)?.name).toBe('(Unused)'));

  it('knows the codes that servers made up, and takes none of them for registered', async () => {
    const own = SERVER_CODES.map(({ code }) => code);
    expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
    expect(SERVER_CODES.filter(({ reference }) => reference === 'nginx').map(({ code }) => code)).toEqual(NGINX_OWN);
    // Node still names the one it has and nobody registered.
    expect(SERVER_CODES.find(({ code }) => code === 509)?.name).toBe(STATUS_CODES[509]);
    for (const code of own) expect(STATUSES.some((one) => one.code === code)).toBe(false);
    const codes = async (input: string, options = {}) =>
      (await runTool(tool, input, options)).value.rows.map(([code]) => code);
    expect(await codes('cloudflare')).toEqual(['520', '521', '522', '523', '524', '525', '526', '527', '530']);
    expect(await codes('49', { servers: true })).toEqual(['494', '495', '496', '497', '499']);
    const every = STATUSES.length + own.length + IIS_CAUSES.length;
    expect(await codes('5xx')).not.toContain('520');
    expect((await runTool(tool, '', { servers: true })).facts[0]?.value).toBe(`${every} of ${every}`);
  });

  // The names of https://learn.microsoft.com/troubleshoot/iis/http-status-code
  it.each([
    ['404.13', '404.13', 'Content Length Too Large'],
    ['HTTP Error 403.14 - Forbidden', '403.14', 'Directory Listing Denied'],
    ['500.19', '500.19', 'Configuration Data Is Invalid'],
    ['404.1', '404.1', 'Site Not Found'],
    ['404.10', '404.10', 'Request Header Too Long'],
    ['404.99', '404', 'Not Found'],
    ['404', '404', 'Not Found'],
    ['error 404.', '404', 'Not Found'],
  ])('knows what IIS writes behind a dot: %s', async (input, code, name) =>
    expect((await runTool(tool, input)).value.rows.map((row) => row.slice(0, 2))).toEqual([[code, name]]),
  );

  it('has each cause of IIS once, of a code that is registered', () => {
    const all = IIS_CAUSES.map(getNumber);
    expect(new Set(all).size).toBe(all.length);
    for (const { code } of IIS_CAUSES) expect(STATUSES.some((one) => one.code === code)).toBe(true);
  });

  it('names headers for codes that exist, as HTTP spells them', () => {
    for (const [code, headers] of Object.entries(HEADERS)) {
      expect(
        STATUSES.some((one) => one.code === Number(code)),
        code,
      ).toBe(true);
      for (const header of headers.split(', ')) {
        expect(header).toMatch(/^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*(?: \(request\))?$/);
        // Throws where no server could send it.
        validateHeaderName(header.replace(' (request)', ''));
      }
    }
    // What RFC 9110 says these MUST have.
    for (const [code, header] of [
      [401, 'WWW-Authenticate'],
      [405, 'Allow'],
      [407, 'Proxy-Authenticate'],
      [426, 'Upgrade'],
      [206, 'Content-Range'],
    ] as const)
      expect(HEADERS[code]).toContain(header);
  });
});
