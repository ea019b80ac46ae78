export interface Status {
  readonly code: number;
  /** What IIS writes behind a dot. */
  readonly cause?: number;
  readonly name: string;
  readonly meaning: string;
  readonly reference: string;
}

const S = (code: number, name: string, reference: string, meaning: string): Status => ({
  code,
  name,
  meaning,
  reference,
});

/** The HTTP Status Code Registry of IANA. */
export const STATUSES: readonly Status[] = [
  S(100, 'Continue', 'RFC 9110', 'The server has the headers; the client can go on and send the body.'),
  S(
    101,
    'Switching Protocols',
    'RFC 9110',
    'The connection changes to the protocol the client requested, such as WebSocket.',
  ),
  S(
    102,
    'Processing',
    'RFC 2518',
    'The server is working on a long request and has no response yet. Rarely used today.',
  ),
  S(
    103,
    'Early Hints',
    'RFC 8297',
    'Headers, usually links to preload, that the client can use before the real response arrives.',
  ),
  S(
    104,
    'Upload Resumption Supported',
    'draft-ietf-httpbis-resumable-upload',
    'Temporary registration: the server lets an interrupted upload resume.',
  ),
  S(200, 'OK', 'RFC 9110', 'The request succeeded, and the response contains what was requested.'),
  S(201, 'Created', 'RFC 9110', 'Something new was created; its URL is in the Location header.'),
  S(202, 'Accepted', 'RFC 9110', 'The request was accepted and will be processed later. It may still fail.'),
  S(203, 'Non-Authoritative Information', 'RFC 9110', 'A proxy changed the origin server’s response.'),
  S(204, 'No Content', 'RFC 9110', 'It succeeded, and there’s nothing to show. The page stays as it is.'),
  S(205, 'Reset Content', 'RFC 9110', 'It succeeded; the client should clear the form it came from.'),
  S(206, 'Partial Content', 'RFC 9110', 'Only the requested range, as in a resumed download or a seek in a video.'),
  S(207, 'Multi-Status', 'RFC 4918', 'WebDAV: the body contains a status for each of several resources.'),
  S(208, 'Already Reported', 'RFC 5842', 'WebDAV: these members were listed earlier in the same response.'),
  S(226, 'IM Used', 'RFC 3229', 'The response is the difference from a version the client already has.'),
  S(300, 'Multiple Choices', 'RFC 9110', 'There are several versions; the client or its user should choose one.'),
  S(
    301,
    'Moved Permanently',
    'RFC 9110',
    'It has moved permanently. Browsers and search engines remember it; a POST may become a GET.',
  ),
  S(302, 'Found', 'RFC 9110', 'It’s elsewhere for now. Keep using the old URL; a POST may become a GET.'),
  S(
    303,
    'See Other',
    'RFC 9110',
    'The response is at another URL, to be fetched with GET. Common after sending a form.',
  ),
  S(304, 'Not Modified', 'RFC 9110', 'The copy in the cache is still good; no body is sent.'),
  S(305, 'Use Proxy', 'RFC 9110', 'Deprecated: the resource had to be fetched through a proxy. Clients ignore it.'),
  S(306, '(Unused)', 'RFC 9110', 'Was used in an early draft and is reserved.'),
  S(
    307,
    'Temporary Redirect',
    'RFC 9110',
    'It’s elsewhere for now, and the request must be repeated there with the same method.',
  ),
  S(
    308,
    'Permanent Redirect',
    'RFC 9110',
    'It has moved permanently, and the request must be repeated there with the same method.',
  ),
  S(
    400,
    'Bad Request',
    'RFC 9110',
    'The server can’t understand the request: broken syntax, bad framing, malformed JSON.',
  ),
  S(
    401,
    'Unauthorized',
    'RFC 9110',
    'Credentials are missing or invalid. The WWW-Authenticate header says which ones to send.',
  ),
  S(
    402,
    'Payment Required',
    'RFC 9110',
    'Reserved for the future. Some services use it when a plan or quota is used up.',
  ),
  S(
    403,
    'Forbidden',
    'RFC 9110',
    'The server understood but refuses. Logging in again with the same rights won’t help.',
  ),
  S(404, 'Not Found', 'RFC 9110', 'There’s nothing at this URL, or the server doesn’t want to reveal it.'),
  S(
    405,
    'Method Not Allowed',
    'RFC 9110',
    'The URL exists, but not for this method. The Allow header lists the allowed ones.',
  ),
  S(406, 'Not Acceptable', 'RFC 9110', 'The server has no version that matches the Accept headers.'),
  S(407, 'Proxy Authentication Required', 'RFC 9110', 'The proxy needs credentials before it forwards the request.'),
  S(408, 'Request Timeout', 'RFC 9110', 'The client took too long to send its request; it can try again.'),
  S(
    409,
    'Conflict',
    'RFC 9110',
    'The request conflicts with the current state, such as an edit of an outdated version.',
  ),
  S(410, 'Gone', 'RFC 9110', 'It was here but has been removed permanently. Remove links to it too.'),
  S(411, 'Length Required', 'RFC 9110', 'The server requires a Content-Length header.'),
  S(412, 'Precondition Failed', 'RFC 9110', 'A condition in the headers, such as If-Match, isn’t met.'),
  S(413, 'Content Too Large', 'RFC 9110', 'The body is larger than the server accepts. Raise the limit, or send less.'),
  S(414, 'URI Too Long', 'RFC 9110', 'The URL is longer than the server accepts, often a GET that should be a POST.'),
  S(
    415,
    'Unsupported Media Type',
    'RFC 9110',
    'The body is in a format the server doesn’t accept; check the Content-Type header.',
  ),
  S(416, 'Range Not Satisfiable', 'RFC 9110', 'The requested range is outside the file.'),
  S(417, 'Expectation Failed', 'RFC 9110', 'The server can’t meet the Expect header.'),
  S(
    418,
    '(Unused)',
    'RFC 9110',
    "I'm a teapot: an April Fools’ joke from RFC 2324, reserved because so many servers use it.",
  ),
  S(
    421,
    'Misdirected Request',
    'RFC 9110',
    'The request reached a server that isn’t responsible for this host, for example over a reused connection.',
  ),
  S(422, 'Unprocessable Content', 'RFC 9110', 'The syntax is right but the content isn’t: validation failed.'),
  S(423, 'Locked', 'RFC 4918', 'WebDAV: someone has locked it.'),
  S(424, 'Failed Dependency', 'RFC 4918', 'WebDAV: it failed because something it depends on failed.'),
  S(
    425,
    'Too Early',
    'RFC 8470',
    'The server will not risk a request that might be replayed; send it again after the handshake.',
  ),
  S(426, 'Upgrade Required', 'RFC 9110', 'The server requires another protocol, named in the Upgrade header.'),
  S(
    428,
    'Precondition Required',
    'RFC 6585',
    'The request must be conditional, so nobody overwrites someone else’s change.',
  ),
  S(
    429,
    'Too Many Requests',
    'RFC 6585',
    'The rate limit was exceeded. The Retry-After header may say how long to wait.',
  ),
  S(431, 'Request Header Fields Too Large', 'RFC 6585', 'The headers are too large, often because of cookies.'),
  S(451, 'Unavailable For Legal Reasons', 'RFC 7725', 'Access is denied for legal reasons.'),
  S(500, 'Internal Server Error', 'RFC 9110', 'Something went wrong on the server. Check its log.'),
  S(501, 'Not Implemented', 'RFC 9110', 'The server doesn’t know this method at all.'),
  S(502, 'Bad Gateway', 'RFC 9110', 'A server in between got an invalid response from the one behind it.'),
  S(
    503,
    'Service Unavailable',
    'RFC 9110',
    'Overloaded or under maintenance. The Retry-After header may say when to come back.',
  ),
  S(504, 'Gateway Timeout', 'RFC 9110', 'A server in between waited too long for the one behind it.'),
  S(505, 'HTTP Version Not Supported', 'RFC 9110', 'The server doesn’t support this version of HTTP.'),
  S(
    506,
    'Variant Also Negotiates',
    'RFC 2295',
    'Content negotiation goes in circles because of a configuration error.',
  ),
  S(507, 'Insufficient Storage', 'RFC 4918', 'WebDAV: there’s no space to store it.'),
  S(508, 'Loop Detected', 'RFC 5842', 'WebDAV: the server found an endless loop.'),
  S(510, 'Not Extended', 'RFC 2774', 'Obsolete: the request lacks an extension the server requires.'),
  S(
    511,
    'Network Authentication Required',
    'RFC 6585',
    'The network requires a login first, as in a hotel. Not sent by origin servers.',
  ),
];

const CATEGORIES = ['Informational', 'Success', 'Redirection', 'Client Error', 'Server Error'];
export const getCategory = ({ code }: Status): string => CATEGORIES[Math.floor(code / 100) - 1]!;

export const getNumber = ({ code, cause }: Status): string => (cause === undefined ? String(code) : `${code}.${cause}`);

/** Where a code stands in what programs write: the line of an answer, of a log, of an error. */
const WRITTEN = [
  /^(?:<\s*)?HTTP\/\d(?:\.\d)?\s+(\d{3})\b/i,
  /"[A-Z]+ \S+ HTTP\/\d(?:\.\d)?"\s+(\d{3})\b/,
  /^:status:?\s+(\d{3})\b/,
  /\b(?:returned error|status(?:[ _-]?code)?|http(?:[ _-]?error)?|error(?:[ _-]?code)?)["']?\s*[:=]?\s*["']?(\d{3}(?:\.\d{1,3})?)\b/i,
  /^(\d{3}(?:\.\d{1,3})?)\s+(?:[-–]\s+)?[A-Z][A-Za-z' -]+$/,
];

/** The code of a line that was pasted whole; its other words are not to be searched for. */
export function codeIn(text: string): string | undefined {
  const line = text.trim().split('\n', 1)[0]!.slice(0, 2000);
  for (const pattern of WRITTEN) {
    const [, code] = pattern.exec(line) ?? [];
    if (code) return code;
  }
  return undefined;
}

/** Codes whose number, name, meaning or category holds every word; a bare number or `4xx` narrows by code. */
export function searchStatuses(words: string, among: readonly Status[] = STATUSES): readonly Status[] {
  const wanted = (codeIn(words) ?? words).toLowerCase().split(/\s+/).filter(Boolean);
  return among.filter((status) => {
    const { name, meaning, reference } = status;
    const text = `${name} ${meaning} ${getCategory(status)} ${reference}`.toLowerCase();
    return wanted.every((word) =>
      /^\d{3}\.\d{1,3}$/.test(word)
        ? getNumber(status) === word
        : /^\d{1,3}$|^\dxx$/.test(word)
          ? String(status.code).startsWith(word.replace('xx', ''))
          : text.includes(word),
    );
  });
}
