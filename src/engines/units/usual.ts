/** As many symbols are a word, a letter or a grade as well, a value alone counts with these only. */
export const QUANTITIES = new Set(
  (
    'm km cm mm in ft yd mi nmi kg g mg lb oz L mL cL dL gal qt cup fl_oz tbsp tsp °C °F m² km² cm² ft² ha ac m³ cm³ ' +
    'm/s km/h mph kn ft/s ms s min h kB MB GB TB PB KiB MiB GiB TiB kbit Mbit Gbit kbit/s Mbit/s Gbit/s kB/s MB/s GB/s ' +
    'Pa hPa kPa MPa bar mbar atm psi mmHg kJ MJ cal kcal Wh kWh MWh BTU rad W kW MW hp PS Hz kHz MHz GHz rpm µm nm µg µs'
  )
    .split(' ')
    .map((symbol) => symbol.replaceAll('_', ' ')),
);
/** By their names these are told from words, though not by their symbols. */
export const NAMED = new Set([
  'stone',
  'carat',
  'day',
  'week',
  'us-pint',
  'us-quart',
  'us-gallon',
  'us-cup',
  'kelvin',
  'knot',
]);

/** What one usually wants to know a value in: the other system. */
export const COUNTERPARTS: Readonly<Record<string, string>> = {
  'mile-per-hour': 'kilometer-per-hour',
  'meter-per-second': 'kilometer-per-hour',
  foot: 'meter',
  inch: 'centimeter',
  centimeter: 'inch',
  millimeter: 'inch',
  yard: 'meter',
  mile: 'kilometer',
  kilometer: 'mile',
  pound: 'kilogram',
  ounce: 'gram',
  gram: 'ounce',
  stone: 'kilogram',
  milliliter: 'us-fluid-ounce',
  'us-fluid-ounce': 'milliliter',
  'us-cup': 'milliliter',
  'us-tablespoon': 'milliliter',
  'us-teaspoon': 'milliliter',
  'us-gallon': 'liter',
  'us-quart': 'liter',
  'us-pint': 'milliliter',
  fahrenheit: 'celsius',
  acre: 'hectare',
  hectare: 'acre',
  'square-foot': 'square-meter',
  kilobyte: 'kibibyte',
  gigabyte: 'gibibyte',
  terabyte: 'tebibyte',
  kibibyte: 'kilobyte',
  mebibyte: 'megabyte',
  gibibyte: 'gigabyte',
  tebibyte: 'terabyte',
  psi: 'bar',
  kilocalorie: 'kilojoule',
  kilojoule: 'kilocalorie',
  minute: 'hour',
  day: 'hour',
  week: 'day',
  horsepower: 'kilowatt',
  hertz: 'kilohertz',
  gigahertz: 'megahertz',
};
