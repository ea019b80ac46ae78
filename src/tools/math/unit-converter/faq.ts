import type { Question } from '@/kit/meta';

export default [
  {
    question: 'Can I type the whole question?',
    answer:
      'Yes, into Value: 10 kg in lb, 72 f to c, 5 ft 11 in to cm, 1 1/2 cup in ml, 1 sq ft to sq m, 30 mpg to L/100km. From and To then show what was understood. A measure alone, such as 2 lb, goes into the unit under To, or into the usual one of the other system. The search at the top of every page answers the same questions.',
  },
  {
    question: 'How exact are the conversions?',
    answer:
      'As exact as the units are defined: an inch is 25.4 mm, a pound 0.45359237 kg, a nautical mile 1852 m. All steps use fractions, not floating point, and only the result is rounded; 98.6 °F is exactly 37 °C. If digits were cut, a note shows more of them.',
  },
  {
    question: 'How do I see more digits?',
    answer:
      'Results have up to 6 decimals. Choose significant digits under Rounding for very small or very large values: a nanometer is 0 miles with 6 decimals, but 6.21371e-13 with 6 significant digits.',
  },
  {
    question: 'What is the difference between MB and MiB?',
    answer:
      'A megabyte (MB) is 1,000,000 bytes, a mebibyte (MiB) is 1,048,576 bytes, or 1024 × 1024. Disks are sold in MB and GB, but some systems count in MiB and GiB and call them MB and GB, so a 500 GB disk shows up as 465.',
  },
  {
    question: 'Are gallons, pints and ounces US or imperial?',
    answer:
      'Both, under their own names. A US gallon is 3.785411784 liters, an imperial gallon 4.54609; a US pint has 16 US fluid ounces, an imperial one has 20 imperial ones.',
  },
  {
    question: 'How long are a month and a year?',
    answer:
      'A year is 365 days. Average month and average year follow the Gregorian calendar, in which 400 years have 146,097 days: 30.436875 and 365.2425 days.',
  },
  {
    question: 'How do I find a unit?',
    answer:
      'Type part of its name or symbol into Search Units, in any spelling: feet, litre, km or psi. Case only matters if it’s the only difference: Mb is a megabit and MB a megabyte. mb is read as a megabyte, with one press to switch to megabit. Press a unit to convert from it; press one in the list of all units to convert to it.',
  },
] satisfies Question[];
