import { cityOfZone } from './cities';

/** Abbreviations, with every zone that goes by them. */
export const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  acst: ['Australia/Adelaide', 'Australia/Darwin'],
  adt: ['America/Halifax'],
  aedt: ['Australia/Sydney', 'Australia/Melbourne'],
  aest: ['Australia/Sydney', 'Australia/Brisbane'],
  akst: ['America/Anchorage'],
  amt: ['America/Manaus', 'Asia/Yerevan'],
  ast: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
  awst: ['Australia/Perth'],
  brt: ['America/Sao_Paulo'],
  bst: ['Europe/London', 'Asia/Dhaka'],
  cat: ['Africa/Maputo'],
  cdt: ['America/Chicago', 'America/Havana'],
  cest: ['Europe/Berlin', 'Europe/Paris', 'Europe/Madrid'],
  cet: ['Europe/Berlin', 'Europe/Paris', 'Africa/Algiers'],
  cst: ['America/Chicago', 'Asia/Shanghai', 'America/Havana', 'America/Mexico_City'],
  eat: ['Africa/Nairobi'],
  ect: ['America/Guayaquil'],
  edt: ['America/New_York', 'America/Toronto'],
  eest: ['Europe/Helsinki', 'Europe/Athens'],
  eet: ['Europe/Helsinki', 'Africa/Cairo'],
  est: ['America/New_York', 'America/Panama', 'America/Jamaica'],
  gmt: ['Europe/London', 'Africa/Abidjan', 'UTC'],
  gst: ['Asia/Dubai', 'Atlantic/South_Georgia'],
  hkt: ['Asia/Hong_Kong'],
  hst: ['Pacific/Honolulu'],
  ict: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
  ist: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  jst: ['Asia/Tokyo'],
  kst: ['Asia/Seoul'],
  mdt: ['America/Denver'],
  msk: ['Europe/Moscow'],
  mst: ['America/Denver', 'America/Phoenix', 'Asia/Kuala_Lumpur'],
  nst: ['America/St_Johns'],
  nzdt: ['Pacific/Auckland'],
  nzst: ['Pacific/Auckland'],
  pdt: ['America/Los_Angeles'],
  pht: ['Asia/Manila'],
  pkt: ['Asia/Karachi'],
  pst: ['America/Los_Angeles', 'Asia/Manila'],
  sast: ['Africa/Johannesburg'],
  sgt: ['Asia/Singapore'],
  sst: ['Asia/Singapore', 'Pacific/Pago_Pago'],
  utc: ['UTC'],
  wat: ['Africa/Lagos'],
  west: ['Europe/Lisbon'],
  wet: ['Europe/Lisbon'],
  wib: ['Asia/Jakarta'],
};

/** "CST was read as America/Chicago; it is used in Shanghai, Havana and Mexico City too." Nothing where all agree. */
export function otherUses(typed: string, zone: string): string | undefined {
  const word = typed.trim().toLowerCase();
  const others = (Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word]! : []).filter((one) => one !== zone);
  if (others.length === 0) return undefined;
  const cities = new Intl.ListFormat('en-US').format(others.map(cityOfZone));
  return `${typed.trim().toUpperCase()} was read as ${zone}; it is used in ${cities} too`;
}
