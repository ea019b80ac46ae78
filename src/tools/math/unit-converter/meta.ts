import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Unit Converter',
  description:
    'Convert length, weight, volume, temperature, data, pressure and more with exact factors, in both directions and to all units at once.',
  keywords: [
    'metric to imperial',
    'inches to cm',
    'kg to lbs',
    'celsius to fahrenheit',
    'miles to km',
    'measurement',
    'gallons to liters',
    'mb to mib',
    'psi to bar',
    'kb to gb',
    'mb to gb',
    'cm to inches',
    'feet to meters',
    'ounces to grams',
    'length weight temperature',
  ],
  icon: 'ruler',
  popularity: 2,
  related: ['calculator', 'percentage-calculator', 'time-difference-calculator', 'integer-base'],
  alsoIn: ['converter'],
});
