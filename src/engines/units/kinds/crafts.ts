import { PI, type UnitCategory, units } from './unit';

/** For the kitchen, print, the workshop and the laboratory. */
export const CRAFTS = {
  cooking: {
    name: 'Cooking',
    from: 'us-cup',
    to: 'milliliter',
    units: units(`
      milliliter mL 1
      centiliter cL 10
      deciliter dL 100
      liter L 1000
      us-cup cup 236.5882365
      us-tablespoon tbsp 14.78676478125
      us-teaspoon tsp 4.92892159375
      us-fluid-ounce fl_oz 29.5735295625
      us-pint pt 473.176473
      us-quart qt 946.352946
      us-gallon gal 3785.411784
      metric-cup metric_cup 250
      metric-tablespoon metric_tbsp 15
      metric-teaspoon metric_tsp 5
      australian-tablespoon Aus_tbsp 20
      imperial-cup imp_cup 284.130625
      imperial-fluid-ounce imp_fl_oz 28.4130625
      imperial-pint imp_pt 568.26125
      stick-of-butter stick 118.29411825
      jigger jigger 44.36029434375
    `),
  },
  typography: {
    name: 'Typography',
    from: 'point',
    to: 'css-pixel',
    units: units(`
      point pt 1
      pica pc 12
      css-pixel px 0.75
      twip twip 0.05
      inch in 72
      millimeter mm 72/25.4
      centimeter cm 720/25.4
      quarter-millimeter Q 18/25.4
      printers-point pt_(TeX) 72/72.27
      printers-pica pc_(TeX) 864/72.27
      scaled-point sp 72/4736286.72
      didot-point dd 27.07668/25.4
      cicero cc 324.92016/25.4
    `),
  },
  angularSpeed: {
    name: 'Angular Speed',
    from: 'revolution-per-minute',
    to: 'radian-per-second',
    units: units(`
      degree-per-second °/s 1
      degree-per-minute °/min 1/60
      degree-per-hour °/h 1/3600
      radian-per-second rad/s 180/${PI}
      radian-per-minute rad/min 3/${PI}
      radian-per-hour rad/h 0.05/${PI}
      revolution-per-second rps 360
      revolution-per-minute rpm 6
      revolution-per-hour rph 0.1
    `),
  },
  concentration: {
    name: 'Concentration',
    from: 'percent',
    to: 'part-per-million',
    units: units(`
      percent % 0.01
      permille ‰ 0.001
      basis-point bp 0.0001
      part-per-million ppm 1e-6
      part-per-billion ppb 1e-9
      part-per-trillion ppt 1e-12
      milligram-per-kilogram mg/kg 1e-6
      microgram-per-kilogram µg/kg 1e-9
      gram-per-kilogram g/kg 0.001
    `),
  },
  molarity: {
    name: 'Molar Concentration',
    from: 'mole-per-liter',
    to: 'millimole-per-liter',
    units: units(`
      mole-per-liter mol/L 1
      molar M 1
      millimolar mM 0.001
      micromolar µM 1e-6
      nanomolar nM 1e-9
      millimole-per-liter mmol/L 0.001
      micromole-per-liter µmol/L 1e-6
      nanomole-per-liter nmol/L 1e-9
      mole-per-cubic-meter mol/m³ 0.001
      mole-per-cubic-centimeter mol/cm³ 1000
    `),
  },
} as const satisfies Readonly<Record<string, UnitCategory>>;
