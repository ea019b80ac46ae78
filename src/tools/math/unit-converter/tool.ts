import { convert, convertToAll, ROUNDINGS, readValue, writeInTwo, writeResult } from '@/engines/units/convert';
import { findPair, findUnit, type UnitPair } from '@/engines/units/find';
import { type MeasureQuestion, questionIn, usualTarget } from '@/engines/units/phrase';
import { CATEGORIES, getCategory } from '@/engines/units/table';
import { choice, defineTool, InputError, line, plain, result, summary, tabs, text } from '@/kit';

const names = Object.fromEntries(Object.entries(CATEGORIES).map(([id, { name }]) => [id, name]));

/** What is typed goes before what is chosen. */
function findRequestedPair({ pair, from }: MeasureQuestion, to: string): UnitPair {
  if (pair) return pair;
  const chosen = to && findPair(from.unit.id, to, from.category);
  return chosen && chosen.to.category === from.category
    ? chosen
    : findPair(from.unit.id, usualTarget(from), from.category);
}

function pairChosen(from: string, to: string, category: string): UnitPair {
  const source = from || getCategory(category).from;
  return findPair(source, to || getCategory(findUnit(source, category).category).to, category);
}

export default defineTool({
  input: text('Value', { short: true, initial: '1', placeholder: '10 kg in lb' }),
  options: {
    category: tabs('Category', names, 'length', { hint: 'Only needed if a symbol means two units, such as pt.' }),
    from: line('From', '', { placeholder: 'meter', hint: 'Name or symbol of the value’s unit.' }),
    to: line('To', '', { placeholder: 'foot', hint: 'Name or symbol of the unit to convert to.' }),
    rounding: choice('Rounding', ROUNDINGS, 'decimals6'),
  },
  output: plain({ hero: true, label: 'Result' }),
  each: 'line',
  action: 'Convert',
  run(input, { category, from, to, rounding }) {
    const asked = questionIn(input);
    const {
      from: source,
      to: target,
      reading,
      other,
    } = asked ? findRequestedPair(asked, to) : pairChosen(from, to, category);
    if (source.category !== target.category)
      throw new InputError(
        `${source.unit.name} is a unit of ${getCategory(source.category).name.toLowerCase()} and ${target.unit.name} one of ${getCategory(target.category).name.toLowerCase()}`,
      );
    const value = asked?.value ?? input.trim();
    const number = readValue(value);
    const converted = convert(number, source.unit, target.unit);
    const { text: shown, exact } = writeResult(converted, rounding);
    const closer = writeResult(converted, rounding === 'digits30' ? 'digits30' : 'digits15').text;
    const inTwo = writeInTwo(converted, target.unit, target.category);
    return result(shown, {
      notes: [
        ...(asked?.inTwo && inTwo ? [inTwo] : []),
        ...(reading ? [reading] : []),
        ...(exact ? [] : [`Rounded; more exactly ${closer}`]),
      ],
      data: {
        /** The number alone, where a question was typed. */
        value,
        category: source.category,
        from: source.unit.id,
        to: target.unit.id,
        exact,
        /** How symbols were read that could mean something else. */
        reading,
        /** The units of the other reading. */
        ...(other && { other: { from: other.from.id, to: other.to.id } }),
        /** The result with more digits. */
        closer,
        /** With the rest in the next smaller unit, where people tell it so: feet and inches. */
        inTwo,
        /** The value in every unit of the category. */
        all: convertToAll(number, source.unit, source.category, rounding).map(({ unit, text: written }) => ({
          unit: unit.id,
          name: unit.name,
          symbol: unit.symbol,
          value: written,
        })),
      },
    });
  },
  summarize({ data, shown, notes }) {
    const symbol = (unit: string) => data.all.find((one) => one.unit === unit)?.symbol ?? unit;
    if (shown.kind !== 'text') return undefined;
    const rounded = notes.find((note) => note.startsWith('Rounded'));
    return summary(`${shown.value} ${symbol(data.to)}`, data.inTwo, `${data.value} ${symbol(data.from)}`, rounded);
  },
  examples: [
    {
      title: 'Miles to kilometers',
      input: '26.2',
      options: { from: 'mile', to: 'kilometer' },
      output: '42.164813',
      notes: ['Rounded; more exactly 42.1648128'],
    },
    { title: '98.6 °F in °C', input: '98.6', options: { from: '°F', to: '°C' }, output: '37', notes: [] },
    { title: 'GB in GiB', input: '500', options: { from: 'GB', to: 'GiB' }, output: '465.661287' },
    {
      title: 'MB in kB, typed in lower case',
      input: '1',
      options: { category: 'data', from: 'mb', to: 'kb' },
      output: '1000',
      notes: ['Read as megabyte (MB) and kilobyte (kB), not megabit (Mbit) and kilobit (kbit)'],
    },
    { title: 'A height, as one tells it', input: '5 ft 11 in to cm', output: '180.34', notes: [] },
    {
      title: 'Fuel economy',
      input: '30 mpg to L/100km',
      output: '7.840486',
      notes: ['Rounded; more exactly 7.84048611111111'],
    },
    { title: 'Meters to feet', input: '1', output: '3.28084' },
  ],
});
