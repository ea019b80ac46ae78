import type { Status } from './codes';

const by =
  (server: string) =>
  (code: number, name: string, meaning: string): Status => ({ code, name, reference: server, meaning });
const nginx = by('nginx');
const cloudflare = by('Cloudflare');
const iis = by('IIS');
const aws = by('AWS load balancer');

/** Codes that nobody registered, as servers send or log them. */
export const SERVER_CODES: readonly Status[] = [
  by('Laravel')(419, 'Page Expired', 'The form’s CSRF token is missing or too old: reload the page and send it again.'),
  by('Twitter, formerly')(420, 'Enhance Your Calm', 'Too many requests, before 429 was there.'),
  by('Shopify')(430, 'Security Rejection', 'Shopify took the request for an attack or a scan.'),
  iis(440, 'Login Time-out', 'The session has expired; log in again.'),
  nginx(444, 'No Response', 'nginx closed the connection without an answer. Seen in its log, never by a browser.'),
  iis(449, 'Retry With', 'Something is missing in the request: complete it as the answer says and send it again.'),
  iis(450, 'Blocked by Windows Parental Controls', 'Parental controls of Windows block this page.'),
  aws(460, 'Client Closed Connection', 'The client gave up before the load balancer could answer.'),
  aws(463, 'Too Many Forwarded Addresses', 'X-Forwarded-For has more than 30 IP addresses.'),
  aws(464, 'Incompatible Protocol', 'The request’s protocol doesn’t fit that of the target group.'),
  nginx(494, 'Request Header Too Large', 'A header line or all of them are too long. Clients see 400.'),
  nginx(495, 'SSL Certificate Error', 'The client’s certificate isn’t valid. Clients see 400.'),
  nginx(496, 'SSL Certificate Required', 'The client sent no certificate, and one is required. Clients see 400.'),
  nginx(497, 'HTTP Request Sent to HTTPS Port', 'Plain HTTP came in where TLS is spoken. Clients see 400.'),
  nginx(
    499,
    'Client Closed Request',
    'The client gave up before the answer. Often a sign that the answer takes too long.',
  ),
  by('Apache, cPanel')(509, 'Bandwidth Limit Exceeded', 'The site has used up what its hosting plan allows.'),
  cloudflare(520, 'Web Server Returned an Unknown Error', 'The server behind sent something empty or broken.'),
  cloudflare(521, 'Web Server Is Down', 'The server behind refuses the connection, or blocks Cloudflare.'),
  cloudflare(
    522,
    'Connection Timed Out',
    'No connection to the server behind in time: overloaded or behind a firewall.',
  ),
  cloudflare(523, 'Origin Is Unreachable', 'There’s no route to the server behind: often a wrong DNS record.'),
  cloudflare(
    524,
    'A Timeout Occurred',
    'The server behind was reached, but didn’t answer in time (about 100 seconds).',
  ),
  cloudflare(525, 'SSL Handshake Failed', 'TLS with the server behind failed.'),
  cloudflare(
    526,
    'Invalid SSL Certificate',
    'The certificate of the server behind isn’t valid, and it’s checked strictly.',
  ),
  by('Cloudflare, formerly')(527, 'Railgun Error', 'A connection of Railgun failed, which is no longer offered.'),
  by('Qualys')(529, 'Site Is Overloaded', 'The site can’t take the request now.'),
  cloudflare(530, 'Origin DNS Error', 'Comes with a Cloudflare error 1xxx on the page, which says what is wrong.'),
  aws(561, 'Unauthorized', 'The identity provider refused when the load balancer asked who the user is.'),
  by('Proxies')(598, 'Network Read Timeout', 'A proxy waited too long for data from the server behind.'),
];

/** Headers that make sense of an answer, in the answer unless said otherwise. */
export const HEADERS: Readonly<Record<number, string>> = {
  100: 'Expect (request)',
  101: 'Upgrade, Connection',
  103: 'Link',
  200: 'Content-Type, Content-Length, Cache-Control, ETag, Last-Modified',
  201: 'Location, ETag',
  202: 'Location, Retry-After',
  203: 'Via',
  204: 'ETag',
  206: 'Content-Range, Range (request), If-Range (request), Accept-Ranges',
  226: 'IM, A-IM (request), Delta-Base',
  300: 'Location, Link, Alternates',
  301: 'Location, Cache-Control',
  302: 'Location',
  303: 'Location',
  304: 'ETag, If-None-Match (request), If-Modified-Since (request), Cache-Control, Expires, Vary, Date',
  305: 'Location',
  307: 'Location',
  308: 'Location, Cache-Control',
  401: 'WWW-Authenticate, Authorization (request)',
  405: 'Allow',
  406: 'Accept (request), Accept-Language (request), Accept-Encoding (request), Vary',
  407: 'Proxy-Authenticate, Proxy-Authorization (request)',
  408: 'Connection',
  411: 'Content-Length (request)',
  412: 'If-Match (request), If-Unmodified-Since (request), ETag',
  413: 'Retry-After, Content-Length (request)',
  415: 'Accept-Post, Accept-Patch, Accept-Encoding, Content-Type (request)',
  416: 'Content-Range, Range (request)',
  417: 'Expect (request)',
  421: 'Host (request), Alt-Svc',
  423: 'If (request), Lock-Token (request)',
  425: 'Early-Data (request)',
  426: 'Upgrade, Connection',
  428: 'If-Match (request), ETag',
  429: 'Retry-After',
  503: 'Retry-After',
};

export const getHeaders = ({ code }: Status): string => HEADERS[code] ?? '';
