/** What phones act upon, and what each kind asks for. */
export const KINDS = {
  text: 'Text',
  link: 'Link',
  wifi: 'WiFi',
  contact: 'Contact',
  email: 'Email',
  sms: 'SMS',
  phone: 'Phone',
  place: 'Place',
  event: 'Event',
} as const;
export type Kind = keyof typeof KINDS;
