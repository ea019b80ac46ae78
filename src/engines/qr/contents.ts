import type { Kind } from './kinds';

export interface KindField {
  label: string;
  placeholder?: string;
  type?: 'text' | 'url' | 'email' | 'tel' | 'datetime-local';
  choices?: Readonly<Record<string, string>>;
}

const line = (label: string, placeholder?: string, type?: KindField['type']): KindField => ({
  label,
  ...(placeholder && { placeholder }),
  ...(type && { type }),
});

export const KIND_FIELDS: Readonly<Record<Exclude<Kind, 'text'>, Readonly<Record<string, KindField>>>> = {
  link: { url: line('Address', 'example.org', 'url') },
  wifi: {
    name: line('Network Name', 'As your phone shows it'),
    encryption: { label: 'Encryption', choices: { WPA: 'WPA/WPA2', WEP: 'WEP', nopass: 'No Password' } },
    password: line('Password'),
  },
  contact: {
    form: { label: 'Form', choices: { vcard: 'vCard 3.0', mecard: 'MeCard (smaller)' } },
    first: line('First Name'),
    last: line('Last Name'),
    company: line('Company'),
    title: line('Job Title'),
    phone: line('Phone Number', '+1 555 0100', 'tel'),
    email: line('Email Address', 'you@example.org', 'email'),
    website: line('Website', 'https://example.org', 'url'),
    address: line('Street and City', '1 Main Street, Springfield'),
  },
  email: {
    to: line('To', 'someone@example.org', 'email'),
    subject: line('Subject'),
    body: line('Message'),
  },
  sms: { to: line('Phone Number', '+1 555 0100', 'tel'), body: line('Message') },
  phone: { to: line('Phone Number', '+1 555 0100', 'tel') },
  place: { latitude: line('Latitude', '52.5163'), longitude: line('Longitude', '13.3777'), name: line('Place Name') },
  event: {
    title: line('Title'),
    start: line('Start', '', 'datetime-local'),
    end: line('End', '', 'datetime-local'),
    location: line('Location'),
    notes: line('Notes'),
  },
};

type Values = Readonly<Record<string, string>>;

/** The text of a code of this kind; empty while what it needs is missing. */
export function writeContent(kind: Exclude<Kind, 'text'>, given: Values): string {
  const values = new Proxy(given, { get: (all, name: string) => (all[name] ?? '').trim() }) as Record<string, string>;
  return WRITERS[kind](values);
}

/** Web addresses are mostly typed without their beginning, which phones need. */
const toUrl = (text: string): string => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
const toNumber = (text: string): string => text.replace(/[^\d+*#,;]/g, '');
/** As vCard and iCalendar want it (RFC 6350, RFC 5545, section 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
/** For MeCard and networks colons count too. */
const escapedFields = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');
const query = (values: Values): string => {
  const parts = Object.entries(values).filter(([, value]) => value !== '');
  return parts.length === 0 ? '' : `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};
const lines = (all: readonly (readonly [name: string, value: string])[]): string =>
  all.flatMap(([name, value]) => (value === '' ? [] : [`${name}:${value}`])).join('\r\n');
const moment = (local: string): string => (local === '' ? '' : `${local.replace(/[-:]/g, '').slice(0, 13)}00`);

const WRITERS: Readonly<Record<Exclude<Kind, 'text'>, (values: Record<string, string>) => string>> = {
  link: ({ url = '' }) => toUrl(url),
  wifi({ name = '', encryption, password = '' }) {
    const type = encryption || 'WPA';
    if (name === '' || (type !== 'nopass' && password === '')) return '';
    const secret = type === 'nopass' ? '' : `P:${escapedFields(password)};`;
    return `WIFI:T:${type};S:${escapedFields(name)};${secret};`;
  },
  contact(values) {
    const {
      first = '',
      last = '',
      phone = '',
      email = '',
      company = '',
      website = '',
      address = '',
      title = '',
    } = values;
    const shown = [first, last].filter(Boolean).join(' ') || company;
    if (shown === '') return '';
    if (values.form === 'mecard') {
      const name = [last, first].filter(Boolean).map(escapedFields).join(',') || escapedFields(company);
      const fields = {
        N: name,
        ORG: escapedFields(company),
        TEL: toNumber(phone),
        EMAIL: email,
        URL: toUrl(website),
        ADR: escapedFields(address),
      };
      return `MECARD:${Object.entries(fields)
        .flatMap(([field, value]) => (value === '' ? [] : [`${field}:${value};`]))
        .join('')};`;
    }
    return lines([
      ['BEGIN', 'VCARD'],
      ['VERSION', '3.0'],
      ['N', `${escaped(last)};${escaped(first)};;;`],
      ['FN', escaped(shown)],
      ['ORG', escaped(company)],
      ['TITLE', escaped(title)],
      ['TEL', toNumber(phone)],
      ['EMAIL', email],
      ['URL', toUrl(website)],
      ['ADR', address && `;;${escaped(address)};;;;`],
      ['END', 'VCARD'],
    ]);
  },
  email: ({ to = '', subject = '', body = '' }) => (to === '' ? '' : `mailto:${to}${query({ subject, body })}`),
  // Understood by more phones than `sms:` with a body.
  sms: ({ to = '', body = '' }) => (toNumber(to) === '' ? '' : `SMSTO:${toNumber(to)}:${body}`),
  phone: ({ to = '' }) => (toNumber(to) === '' ? '' : `tel:${toNumber(to)}`),
  place({ latitude = '', longitude = '', name = '' }) {
    const [north, east] = [latitude, longitude].map((text) =>
      text === '' ? Number.NaN : Number(text.replace(',', '.')),
    );
    if (!(Math.abs(north!) <= 90 && Math.abs(east!) <= 180)) return '';
    return `geo:${north},${east}${name === '' ? '' : `?q=${north},${east}(${encodeURIComponent(name)})`}`;
  },
  event({ title = '', start = '', end = '', location = '', notes = '' }) {
    if (title === '' || start === '') return '';
    return lines([
      ['BEGIN', 'VEVENT'],
      ['SUMMARY', escaped(title)],
      ['DTSTART', moment(start)],
      ['DTEND', moment(end)],
      ['LOCATION', escaped(location)],
      ['DESCRIPTION', escaped(notes)],
      ['END', 'VEVENT'],
    ]);
  },
};
