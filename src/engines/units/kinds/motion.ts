import { type UnitCategory, units } from './unit';

/** What flows, how easily, and what gets faster. */
export const MOTION = {
  volumeFlow: {
    name: 'Volume Flow',
    from: 'liter-per-minute',
    to: 'us-gallon-per-minute',
    units: units(`
      cubic-meter-per-second m³/s 1
      cubic-meter-per-minute m³/min 1/60
      cubic-meter-per-hour m³/h 1/3600
      cubic-meter-per-day m³/d 1/86400
      liter-per-second L/s 0.001
      liter-per-minute L/min 0.001/60
      liter-per-hour L/h 0.001/3600
      milliliter-per-second mL/s 1e-6
      milliliter-per-minute mL/min 1e-6/60
      milliliter-per-hour mL/h 1e-6/3600
      cubic-foot-per-second ft³/s 0.028316846592
      cubic-foot-per-minute cfm 0.028316846592/60
      cubic-foot-per-hour ft³/h 0.028316846592/3600
      us-gallon-per-second gal/s 0.003785411784
      us-gallon-per-minute gpm 0.003785411784/60
      us-gallon-per-hour gph 0.003785411784/3600
      us-gallon-per-day gpd 0.003785411784/86400
      imperial-gallon-per-minute imp_gpm 0.00454609/60
      imperial-gallon-per-hour imp_gph 0.00454609/3600
      oil-barrel-per-day bbl/d 0.158987294928/86400
      acre-foot-per-day ac·ft/d 1233.48183754752/86400
    `),
  },
  massFlow: {
    name: 'Mass Flow',
    from: 'kilogram-per-hour',
    to: 'pound-per-hour',
    units: units(`
      kilogram-per-second kg/s 1
      kilogram-per-minute kg/min 1/60
      kilogram-per-hour kg/h 1/3600
      kilogram-per-day kg/d 1/86400
      gram-per-second g/s 0.001
      gram-per-minute g/min 0.001/60
      gram-per-hour g/h 0.001/3600
      milligram-per-second mg/s 1e-6
      tonne-per-hour t/h 1/3.6
      tonne-per-day t/d 1/86.4
      pound-per-second lb/s 0.45359237
      pound-per-minute lb/min 0.45359237/60
      pound-per-hour lb/h 0.45359237/3600
      short-ton-per-hour sh_tn/h 907.18474/3600
    `),
  },
  viscosity: {
    name: 'Dynamic Viscosity',
    from: 'pascal-second',
    to: 'centipoise',
    units: units(`
      pascal-second Pa·s 1
      millipascal-second mPa·s 0.001
      poise P 0.1
      centipoise cP 0.001
      kilogram-per-meter-second kg/(m·s) 1
      pound-per-foot-second lb/(ft·s) 0.45359237/0.3048
      pound-per-foot-hour lb/(ft·h) 0.45359237/1097.28
      pound-force-second-per-square-foot lbf·s/ft² 4.4482216152605/0.09290304
      reyn reyn 4.4482216152605/0.00064516
    `),
  },
  kinematicViscosity: {
    name: 'Kinematic Viscosity',
    from: 'centistokes',
    to: 'square-meter-per-second',
    units: units(`
      square-meter-per-second m²/s 1
      square-centimeter-per-second cm²/s 0.0001
      square-millimeter-per-second mm²/s 1e-6
      stokes St 0.0001
      centistokes cSt 1e-6
      square-foot-per-second ft²/s 0.09290304
      square-foot-per-hour ft²/h 0.09290304/3600
      square-inch-per-second in²/s 0.00064516
    `),
  },
  acceleration: {
    name: 'Acceleration',
    from: 'meter-per-second-squared',
    to: 'standard-gravity',
    units: units(`
      meter-per-second-squared m/s² 1
      centimeter-per-second-squared cm/s² 0.01
      foot-per-second-squared ft/s² 0.3048
      inch-per-second-squared in/s² 0.0254
      kilometer-per-hour-per-second km/h/s 1/3.6
      mile-per-hour-per-second mph/s 0.44704
      knot-per-second kn/s 1852/3600
      standard-gravity g₀ 9.80665
      galileo Gal 0.01
      milligal mGal 0.00001
    `),
  },
} as const satisfies Readonly<Record<string, UnitCategory>>;
