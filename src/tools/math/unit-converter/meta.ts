import { defineMeta } from '@/kit/meta';

export default defineMeta({
  name: 'Unit Converter',
  description:
    'Convert length, weight, temperature, data, fuel economy, torque and 30 more kinds of units, exactly, as you would say it: 5 ft 11 in to cm.',
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
    'mpg to l/100km',
    'torque',
    'density',
    'volt ampere ohm',
    'cooking measures',
  ],
  icon: 'ruler',
  popularity: 2,
  related: ['calculator', 'percentage-calculator', 'time-difference-calculator', 'integer-base'],
  alsoIn: ['converter'],
});
