const list = (text: string): readonly string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

export const FIRST_NAMES = list(
  'Ada Amara Anton Ben Bianca Carlos Chloé Daniel Diego Elena Emil Farid Fatima Grace Hana Hiro Ida Ines Ivan Jamal Jonas Kai Katya Lars Leila Liam Lucía Maja Marco Mei Mina Nadia Noah Olga Omar Oskar Priya Rosa Samir Sara Sofia Tariq Tomás Uma Viktor Wei Yara Yusuf Zoe Zola',
);
export const FAMILY_NAMES = list(
  "Abara Andersson Bauer Brown Chen Costa D'Souza Dubois Evans Fischer Fujita García Haddad Hansen Ivanova Jansen Kim Kowalski Larsen Lopez Martin Mensah Moreau Nguyen Novak O'Brien Okafor Olsen Park Patel Petrov Quinn Rahman Romero Rossi Santos Schmidt Silva Singh Smith Suzuki Tanaka Taylor Usman Varga Weber Wilson Yilmaz Young Zhou",
);
export const JOBS = list(
  'accountant architect baker biologist carpenter chef dentist designer economist editor electrician engineer gardener geologist journalist lawyer librarian mechanic musician nurse pharmacist photographer physicist pilot plumber professor programmer surgeon tailor teacher translator',
);
export const CITIES: readonly (readonly [city: string, country: string, code: string])[] = [
  ['Amsterdam', 'Netherlands', 'NL'],
  ['Bengaluru', 'India', 'IN'],
  ['Berlin', 'Germany', 'DE'],
  ['Buenos Aires', 'Argentina', 'AR'],
  ['Cairo', 'Egypt', 'EG'],
  ['Cape Town', 'South Africa', 'ZA'],
  ['Chicago', 'United States', 'US'],
  ['Dublin', 'Ireland', 'IE'],
  ['Istanbul', 'Türkiye', 'TR'],
  ['Kraków', 'Poland', 'PL'],
  ['Lagos', 'Nigeria', 'NG'],
  ['Lima', 'Peru', 'PE'],
  ['Lisbon', 'Portugal', 'PT'],
  ['London', 'United Kingdom', 'GB'],
  ['Manila', 'Philippines', 'PH'],
  ['Melbourne', 'Australia', 'AU'],
  ['Mexico City', 'Mexico', 'MX'],
  ['Milan', 'Italy', 'IT'],
  ['Nairobi', 'Kenya', 'KE'],
  ['Osaka', 'Japan', 'JP'],
  ['Oslo', 'Norway', 'NO'],
  ['Paris', 'France', 'FR'],
  ['Québec', 'Canada', 'CA'],
  ['São Paulo', 'Brazil', 'BR'],
  ['Seoul', 'South Korea', 'KR'],
  ['Seville', 'Spain', 'ES'],
  ['Stockholm', 'Sweden', 'SE'],
  ['Taipei', 'Taiwan', 'TW'],
  ['Vienna', 'Austria', 'AT'],
  ['Zurich', 'Switzerland', 'CH'],
];
export const STREETS = list(
  'Ash Birch Bridge Canal Castle Cedar Chapel Church Elm Garden Harbor Hill Lake Lime Market Mill Oak Orchard Park River School Spring Station Willow',
);
export const STREET_KINDS = list('Street Road Avenue Lane Square');
export const COMPANIES = list(
  'Acme Brightside Cedar Delta Ember Fjord Granite Harbor Iris Juniper Kestrel Lumen Northwind Orbit Pioneer Quarry Ridge Summit Tidal Umbra',
);
export const COMPANY_KINDS = list('Inc. Ltd. GmbH Labs Media Foods Freight & Sons');
export const DEPARTMENTS = list(
  'Accounting Design Engineering Legal Logistics Marketing Operations Purchasing Research Sales Support',
);
export const PRODUCTS = list(
  'Backpack Bicycle Blanket Bookshelf Camera Candle Chair Coat Desk_lamp Headphones Kettle Keyboard Monitor Mug Notebook Pen Pillow Rain_jacket Rug Scarf Shoes Table Tea_pot Umbrella USB-C_cable Wallet Watch Wool_socks',
);
export const MATERIALS = list('bamboo canvas cotton glass leather linen oak plastic steel stone wool');
export const COLORS = list(
  'amber black blue brown coral gold gray green indigo ivory lime navy olive orange pink purple red silver teal white yellow',
);
export const ANIMALS = list(
  'badger bear beaver crane deer eagle falcon fox hare heron lynx otter owl raven seal swan tiger whale wolf zebra',
);
export const LOREM = list(
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum fugiat nulla pariatur',
);
export const TLDS = list('com net org');
export const CURRENCIES = list('AUD BRL CAD CHF CNY EUR GBP INR JPY MXN NOK SEK USD ZAR');
export const ZONES = list(
  'Africa/Cairo Africa/Lagos America/Chicago America/New_York America/Sao_Paulo Asia/Kolkata Asia/Tokyo Australia/Sydney Europe/Berlin Europe/London',
);
export const MIME_TYPES = list(
  'application/json application/pdf audio/mpeg image/jpeg image/png image/svg+xml text/csv text/html text/plain video/mp4',
);
export const EXTENSIONS = list('csv docx gif html jpg json mp3 mp4 pdf png svg txt xlsx zip');
export const STATUSES = list('active archived draft pending shipped');
export const MONTHS = list('January February March April May June July August September October November December');
export const WEEKDAYS = list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday');
export const LANGUAGES = list(
  'Arabic Bengali Chinese Dutch English French German Hindi Italian Japanese Korean Polish Portuguese Spanish Swahili Swedish Turkish',
);
