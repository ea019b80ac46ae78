import { addFormat, setFormatHandler } from '@hyperjump/json-schema/experimental';
import { isHostname, isIdnEmail, isIri, isIriReference, isTime } from '@hyperjump/json-schema-formats';
import { isIdnHostname } from 'idn-hostname';

/** The published formats. */
export const FORMATS: ReadonlySet<string> = new Set([
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'uuid',
  'uri-template',
  'json-pointer',
  'relative-json-pointer',
  'regex',
]);

/** A leap second is the last of a day by UTC; the package knows none. */
function isLeapSecond(text: string): boolean {
  const match = /^(\d\d):(\d\d):60(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!match || !isTime(text.replace(':60', ':59'))) return false;
  const [hour, minute, offsetHour, offsetMinute] = [match[1], match[2], match[4] ?? 0, match[5] ?? 0].map(Number);
  const offset = (offsetHour! * 60 + offsetMinute!) * (match[3] === '-' ? -1 : 1);
  return (hour! * 60 + minute! - offset + 1440) % 1440 === 1439;
}

/** Asked here and not through the package of formats, which prints why a name is refused to standard output. */
function isInternationalHost(host: string): boolean {
  if (/[.\uff0e\u3002\uff61]$/.test(host)) return false;
  try {
    return isIdnHostname(host);
  } catch {
    // It refuses by throwing, with the rule that is broken.
    return false;
  }
}

function isInternationalEmail(email: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1);
  return (host.startsWith('[') || isInternationalHost(host)) && isIdnEmail(email);
}

/** The package throws at hosts of later versions of IP (RFC 3986, section 3.2.2), which any other in brackets stands in for. */
const withKnownHost = (iri: string): string =>
  iri.replace(/^([^?#]*\/\/[^/?#[]*)\[v[\da-f]+\.[\w.~!$&'()*+,;=:-]+\]/i, '$1[::1]');

const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  time: (text) => isTime(text) || isLeapSecond(text),
  iri: (text) => isIri(withKnownHost(text)),
  'iri-reference': (text) => isIriReference(withKnownHost(text)),
  hostname: (text) => isHostname(text) && isInternationalHost(text),
  'idn-hostname': isInternationalHost,
  'idn-email': isInternationalEmail,
};

/** Has the validator check all of them, in every draft. */
export function addFormats(): void {
  for (const [name, isGood] of Object.entries(CHECKS))
    addFormat({
      id: `https://json-schema.org/format/${name}`,
      handler: (value) => typeof value !== 'string' || isGood(value),
    });
  // Old drafts list few formats, and people use the later ones with them. Their host names are those of ASCII.
  for (const draft of ['draft-04', 'draft-06', 'draft-07', 'draft-2019-09'])
    for (const name of FORMATS)
      if (name !== 'hostname' || !/-0[46]/.test(draft))
        setFormatHandler(
          `https://json-schema.org/keyword/${draft}/format`,
          name,
          `https://json-schema.org/format/${name}`,
        );
}
