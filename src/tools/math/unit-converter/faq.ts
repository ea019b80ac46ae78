import type { Question } from '@/kit/meta';

export default [
  {
    question: 'How exact are the conversions?',
    answer:
      'As exact as the units are defined: an inch is 25.4 mm, a pound 0.45359237 kg, a nautical mile 1852 m. All steps are computed with fractions, without floating point, and only the result is rounded; 98.6 °F is exactly 37 °C. Where digits were cut, the page says so and shows more.',
  },
  {
    question: 'How do I see more digits?',
    answer:
      'Results have up to 6 decimals. Choose significant digits under Rounding for very small or very large values: a nanometer is 0 miles with 6 decimals, but 6.21371e-13 with 6 significant digits.',
  },
  {
    question: 'What is the difference between MB and MiB?',
    answer:
      'A megabyte (MB) is 1,000,000 bytes, a mebibyte (MiB) is 1,048,576 bytes, which is 1024 × 1024. Disks are sold in MB and GB, while some systems count in MiB and GiB and call them MB and GB; hence a 500 GB disk shows up as 465.',
  },
  {
    question: 'Are gallons, pints and ounces US or imperial?',
    answer:
      'Both are there under their own names. A US gallon is 3.785411784 liters, an imperial gallon 4.54609; a US pint has 16 US fluid ounces, an imperial one has 20 imperial ones.',
  },
  {
    question: 'How long are a month and a year?',
    answer:
      'Year is 365 days. Average month and average year follow the Gregorian calendar, in which 400 years have 146,097 days: 30.436875 and 365.2425 days.',
  },
  {
    question: 'How do I find a unit?',
    answer:
      'Type a part of its name or its symbol into Search Units, in any spelling: feet, litre, km or psi. Only where two symbols differ by nothing else does the case matter: Mb is a megabit and MB a megabyte. All in lower case, mb is read as a megabyte, and one press reads it as a megabit. Press a unit to convert from it; press one in the list of all units to convert to it.',
  },
] satisfies Question[];
