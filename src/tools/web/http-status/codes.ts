export interface Status {
  readonly code: number;
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
  S(
    100,
    'Continue',
    'RFC 9110',
    'The server has seen the headers and wants the body; the client may go on sending it.',
  ),
  S(
    101,
    'Switching Protocols',
    'RFC 9110',
    'The connection changes to the protocol the client asked for, such as WebSocket.',
  ),
  S(102, 'Processing', 'RFC 2518', 'The server works on a long request and has no answer yet. Hardly used today.'),
  S(
    103,
    'Early Hints',
    'RFC 8297',
    'Headers, usually links to preload, that the client can act on before the real answer comes.',
  ),
  S(
    104,
    'Upload Resumption Supported',
    'draft-ietf-httpbis-resumable-upload',
    'Temporary registration: the server lets an interrupted upload be taken up again.',
  ),
  S(200, 'OK', 'RFC 9110', 'The request succeeded, and the answer holds what it asked for.'),
  S(201, 'Created', 'RFC 9110', 'Something new exists now; its address is in the Location header.'),
  S(
    202,
    'Accepted',
    'RFC 9110',
    'The request was taken and will be worked on later. Whether it succeeds is not known yet.',
  ),
  S(203, 'Non-Authoritative Information', 'RFC 9110', 'A proxy changed the answer of the origin server on the way.'),
  S(204, 'No Content', 'RFC 9110', 'It succeeded, and there is nothing to show. The page stays as it is.'),
  S(205, 'Reset Content', 'RFC 9110', 'It succeeded; the client should clear the form it came from.'),
  S(
    206,
    'Partial Content',
    'RFC 9110',
    'Only the range asked for, as in a resumed download or a video that is skipped through.',
  ),
  S(207, 'Multi-Status', 'RFC 4918', 'WebDAV: the body holds a status for each of several resources.'),
  S(208, 'Already Reported', 'RFC 5842', 'WebDAV: these members were listed earlier in the same answer.'),
  S(226, 'IM Used', 'RFC 3229', 'The answer is the difference to a version the client has already.'),
  S(300, 'Multiple Choices', 'RFC 9110', 'There are several versions; the client or its user should choose one.'),
  S(
    301,
    'Moved Permanently',
    'RFC 9110',
    'It has a new address for good. Browsers and search engines remember it; a POST may become a GET.',
  ),
  S(302, 'Found', 'RFC 9110', 'It is elsewhere for now. The old address stays the right one; a POST may become a GET.'),
  S(
    303,
    'See Other',
    'RFC 9110',
    'The answer is at another address, to be fetched with GET. Usual after a form was sent.',
  ),
  S(304, 'Not Modified', 'RFC 9110', 'The copy in the cache is still good; no body is sent.'),
  S(305, 'Use Proxy', 'RFC 9110', 'Deprecated: the resource had to be fetched through a proxy. Clients ignore it.'),
  S(306, '(Unused)', 'RFC 9110', 'Was used in an early draft and is reserved.'),
  S(
    307,
    'Temporary Redirect',
    'RFC 9110',
    'It is elsewhere for now, and the request must be repeated there with the same method.',
  ),
  S(
    308,
    'Permanent Redirect',
    'RFC 9110',
    'It has a new address for good, and the request must be repeated there with the same method.',
  ),
  S(
    400,
    'Bad Request',
    'RFC 9110',
    'The server cannot make sense of the request: broken syntax, bad framing, malformed JSON.',
  ),
  S(
    401,
    'Unauthorized',
    'RFC 9110',
    'Credentials are missing or not valid. The WWW-Authenticate header says which are wanted.',
  ),
  S(
    402,
    'Payment Required',
    'RFC 9110',
    'Reserved for the future. Some services use it when a plan or a quota is used up.',
  ),
  S(
    403,
    'Forbidden',
    'RFC 9110',
    'The server understood and refuses. Logging in again with the same rights does not help.',
  ),
  S(
    404,
    'Not Found',
    'RFC 9110',
    'There is nothing at this address, or the server does not want to say that there is.',
  ),
  S(
    405,
    'Method Not Allowed',
    'RFC 9110',
    'The address exists but not for this method. The Allow header lists those it has.',
  ),
  S(406, 'Not Acceptable', 'RFC 9110', 'The server has no version that fits the Accept headers.'),
  S(407, 'Proxy Authentication Required', 'RFC 9110', 'The proxy wants credentials before it passes the request on.'),
  S(408, 'Request Timeout', 'RFC 9110', 'The client took too long to send its request; it may send it again.'),
  S(
    409,
    'Conflict',
    'RFC 9110',
    'The request conflicts with the present state, as with an edit of an outdated version.',
  ),
  S(410, 'Gone', 'RFC 9110', 'It was here and was removed for good. Links to it should go too.'),
  S(411, 'Length Required', 'RFC 9110', 'The server wants a Content-Length header.'),
  S(412, 'Precondition Failed', 'RFC 9110', 'A condition in the headers, such as If-Match, is not met.'),
  S(413, 'Content Too Large', 'RFC 9110', 'The body is larger than the server takes. Raise the limit, or send less.'),
  S(414, 'URI Too Long', 'RFC 9110', 'The address is longer than the server reads, often a GET that should be a POST.'),
  S(
    415,
    'Unsupported Media Type',
    'RFC 9110',
    'The body is in a format the server does not take; check the Content-Type header.',
  ),
  S(416, 'Range Not Satisfiable', 'RFC 9110', 'The range asked for lies outside of the file.'),
  S(417, 'Expectation Failed', 'RFC 9110', 'The server cannot do what the Expect header demands.'),
  S(
    418,
    '(Unused)',
    'RFC 9110',
    "I'm a teapot: an April joke from RFC 2324, kept out of use because so many servers know it.",
  ),
  S(
    421,
    'Misdirected Request',
    'RFC 9110',
    'The request reached a server that does not answer for this host, as with a reused connection.',
  ),
  S(422, 'Unprocessable Content', 'RFC 9110', 'The syntax is right and the content is not: a validation failed.'),
  S(423, 'Locked', 'RFC 4918', 'WebDAV: somebody holds a lock on it.'),
  S(424, 'Failed Dependency', 'RFC 4918', 'WebDAV: it failed because an action it depends on failed.'),
  S(
    425,
    'Too Early',
    'RFC 8470',
    'The server will not risk a request that might be replayed; send it again after the handshake.',
  ),
  S(426, 'Upgrade Required', 'RFC 9110', 'The server wants another protocol, named in the Upgrade header.'),
  S(
    428,
    'Precondition Required',
    'RFC 6585',
    'The request must be conditional, so that nobody overwrites a change of somebody else.',
  ),
  S(
    429,
    'Too Many Requests',
    'RFC 6585',
    'The rate limit is exceeded. The Retry-After header may say how long to wait.',
  ),
  S(431, 'Request Header Fields Too Large', 'RFC 6585', 'The headers are too large, often because of cookies.'),
  S(451, 'Unavailable For Legal Reasons', 'RFC 7725', 'Access is denied because of a legal demand.'),
  S(
    500,
    'Internal Server Error',
    'RFC 9110',
    'Something went wrong in the server, and it has no better word for it. Look into its log.',
  ),
  S(501, 'Not Implemented', 'RFC 9110', 'The server does not know this method at all.'),
  S(502, 'Bad Gateway', 'RFC 9110', 'A server in between got an invalid answer from the one behind it.'),
  S(
    503,
    'Service Unavailable',
    'RFC 9110',
    'Overloaded or under maintenance. The Retry-After header may say when to come back.',
  ),
  S(504, 'Gateway Timeout', 'RFC 9110', 'A server in between waited too long for the one behind it.'),
  S(505, 'HTTP Version Not Supported', 'RFC 9110', 'The server does not speak this version of HTTP.'),
  S(
    506,
    'Variant Also Negotiates',
    'RFC 2295',
    'Content negotiation goes round in circles: a mistake in the configuration.',
  ),
  S(507, 'Insufficient Storage', 'RFC 4918', 'WebDAV: there is no room to store it.'),
  S(508, 'Loop Detected', 'RFC 5842', 'WebDAV: the server found an endless loop.'),
  S(510, 'Not Extended', 'RFC 2774', 'Obsolete: the request lacks an extension the server demands.'),
  S(
    511,
    'Network Authentication Required',
    'RFC 6585',
    'The network wants a login first, as a hotel does. Not sent by origin servers.',
  ),
];

const CATEGORIES = ['Informational', 'Success', 'Redirection', 'Client Error', 'Server Error'];
export const getCategory = ({ code }: Status): string => CATEGORIES[Math.floor(code / 100) - 1]!;

/** Where a code stands in what programs write: the line of an answer, of a log, of an error. */
const WRITTEN = [
  /^(?:<\s*)?HTTP\/\d(?:\.\d)?\s+(\d{3})\b/i,
  /"[A-Z]+ \S+ HTTP\/\d(?:\.\d)?"\s+(\d{3})\b/,
  /^:status:?\s+(\d{3})\b/,
  /\b(?:returned error|status(?:[ _-]?code)?|http(?:[ _-]?error)?|error(?:[ _-]?code)?)["']?\s*[:=]?\s*["']?(\d{3})\b/i,
  /^(\d{3})\s+[A-Z][A-Za-z' -]+$/,
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
export function searchStatuses(words: string): readonly Status[] {
  const wanted = (codeIn(words) ?? words).toLowerCase().split(/\s+/).filter(Boolean);
  return STATUSES.filter((status) => {
    const { code, name, meaning, reference } = status;
    const text = `${name} ${meaning} ${getCategory(status)} ${reference}`.toLowerCase();
    return wanted.every((word) =>
      /^\d{1,3}$|^\dxx$/.test(word) ? String(code).startsWith(word.replace('xx', '')) : text.includes(word),
    );
  });
}
