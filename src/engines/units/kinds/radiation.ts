import { type UnitCategory, units } from './unit';

/** Light that falls on something, and radiation. */
export const RADIATION = {
  illuminance: {
    name: 'Illuminance',
    from: 'lux',
    to: 'footcandle',
    units: units(`
      lux lx 1
      kilolux klx 1000
      millilux mlx 0.001
      footcandle fc 1/0.09290304
      phot ph 10000
      nox nx 0.001
      lumen-per-square-meter lm/m² 1
      lumen-per-square-centimeter lm/cm² 10000
      lumen-per-square-foot lm/ft² 1/0.09290304
    `),
  },
  absorbedDose: {
    name: 'Absorbed Dose',
    from: 'gray',
    to: 'rad-of-dose',
    units: units(`
      gray Gy 1
      centigray cGy 0.01
      milligray mGy 0.001
      microgray µGy 1e-6
      rad-of-dose rad 0.01
      millirad mrad 0.00001
      joule-per-kilogram J/kg 1
      erg-per-gram erg/g 0.0001
    `),
  },
  equivalentDose: {
    name: 'Equivalent Dose',
    from: 'millisievert',
    to: 'millirem',
    units: units(`
      sievert Sv 1
      millisievert mSv 0.001
      microsievert µSv 1e-6
      nanosievert nSv 1e-9
      rem rem 0.01
      millirem mrem 0.00001
    `),
  },
  radioactivity: {
    name: 'Radioactivity',
    from: 'becquerel',
    to: 'picocurie',
    units: units(`
      becquerel Bq 1
      kilobecquerel kBq 1000
      megabecquerel MBq 1000000
      gigabecquerel GBq 1000000000
      terabecquerel TBq 1000000000000
      curie Ci 37000000000
      millicurie mCi 37000000
      microcurie µCi 37000
      nanocurie nCi 37
      picocurie pCi 0.037
      rutherford Rd 1000000
    `),
  },
} as const satisfies Readonly<Record<string, UnitCategory>>;
