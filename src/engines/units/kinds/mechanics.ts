import { PI, type UnitCategory, units } from './unit';

/** Pressure, energy, forces and what they do. */
export const MECHANICS = {
  pressure: {
    name: 'Pressure',
    from: 'bar',
    to: 'psi',
    units: units(`
      pascal Pa 1
      hectopascal hPa 100
      kilopascal kPa 1000
      megapascal MPa 1000000
      bar bar 100000
      millibar mbar 100
      atmosphere atm 101325
      technical-atmosphere at 98066.5
      psi psi 4.4482216152605/0.00064516
      torr Torr 101325/760
      millimeter-of-mercury mmHg 133.322387415
      inch-of-mercury inHg 3386.388640341
    `),
  },
  energy: {
    name: 'Energy',
    from: 'kilowatt-hour',
    to: 'megajoule',
    units: units(`
      joule J 1
      kilojoule kJ 1000
      megajoule MJ 1000000
      calorie cal 4.184
      kilocalorie kcal 4184
      watt-hour Wh 3600
      kilowatt-hour kWh 3600000
      megawatt-hour MWh 3600000000
      electronvolt eV 1.602176634e-19
      btu BTU 1055.05585262
      us-therm thm 105480400
      foot-pound ft·lbf 1.3558179483314004
      erg erg 1e-7
    `),
  },
  angle: {
    name: 'Angle',
    from: 'degree',
    to: 'radian',
    units: units(`
      degree ° 1
      radian rad 180/${PI}
      milliradian mrad 0.18/${PI}
      gradian gon 0.9
      arcminute ′ 1/60
      arcsecond ″ 1/3600
      turn tr 360
      nato-mil NATO_mil 9/160
    `),
  },
  power: {
    name: 'Power',
    from: 'kilowatt',
    to: 'horsepower',
    units: units(`
      watt W 1
      milliwatt mW 0.001
      kilowatt kW 1000
      megawatt MW 1000000
      gigawatt GW 1000000000
      horsepower hp 745.69987158227022
      metric-horsepower PS 735.49875
      btu-per-hour BTU/h 1055.05585262/3600
      foot-pound-per-second ft·lbf/s 1.3558179483314004
      ton-of-refrigeration TR 1055.05585262/0.3
    `),
  },
  force: {
    name: 'Force',
    from: 'newton',
    to: 'pound-force',
    units: units(`
      newton N 1
      kilonewton kN 1000
      dyne dyn 0.00001
      kilogram-force kgf 9.80665
      pound-force lbf 4.4482216152605
      poundal pdl 0.138254954376
    `),
  },
  frequency: {
    name: 'Frequency',
    from: 'kilohertz',
    to: 'hertz',
    units: units(`
      hertz Hz 1
      kilohertz kHz 1000
      megahertz MHz 1000000
      gigahertz GHz 1000000000
      revolution-per-minute rpm 1/60
    `),
  },
  fuel: {
    name: 'Fuel Economy',
    from: 'mile-per-us-gallon',
    to: 'liter-per-100-kilometers',
    units: units(`
      kilometer-per-liter km/L 1
      liter-per-100-kilometers L/100_km /100
      liter-per-kilometer L/km /1
      liter-per-10-kilometers L/10_km /10
      mile-per-us-gallon mpg 1.609344/3.785411784
      mile-per-imperial-gallon mpg_imp 1.609344/4.54609
      mile-per-liter mi/L 1.609344
      us-gallon-per-100-miles gal/100_mi /160.9344/3.785411784
      imperial-gallon-per-100-miles imp_gal/100_mi /160.9344/4.54609
    `),
  },
  torque: {
    name: 'Torque',
    from: 'newton-meter',
    to: 'pound-foot',
    units: units(`
      newton-meter N·m 1
      newton-centimeter N·cm 0.01
      millinewton-meter mN·m 0.001
      kilonewton-meter kN·m 1000
      kilogram-force-meter kgf·m 9.80665
      kilogram-force-centimeter kgf·cm 0.0980665
      pound-foot ft·lbf 1.3558179483314004
      pound-inch in·lbf 0.1129848290276167
      ounce-inch in·ozf 0.1129848290276167/16
      dyne-centimeter dyn·cm 1e-7
    `),
  },
  density: {
    name: 'Density',
    from: 'kilogram-per-cubic-meter',
    to: 'pound-per-cubic-foot',
    units: units(`
      kilogram-per-cubic-meter kg/m³ 1
      gram-per-cubic-centimeter g/cm³ 1000
      gram-per-milliliter g/mL 1000
      kilogram-per-liter kg/L 1000
      tonne-per-cubic-meter t/m³ 1000
      gram-per-liter g/L 1
      gram-per-deciliter g/dL 10
      milligram-per-liter mg/L 0.001
      milligram-per-deciliter mg/dL 0.01
      milligram-per-milliliter mg/mL 1
      microgram-per-liter µg/L 1e-6
      microgram-per-milliliter µg/mL 0.001
      gram-per-cubic-meter g/m³ 0.001
      microgram-per-cubic-meter µg/m³ 1e-9
      pound-per-cubic-foot lb/ft³ 0.45359237/0.028316846592
      pound-per-cubic-inch lb/in³ 0.45359237/0.000016387064
      pound-per-us-gallon lb/gal 453.59237/3.785411784
      pound-per-imperial-gallon lb/imp_gal 453.59237/4.54609
      ounce-per-us-gallon oz/gal 28.349523125/3.785411784
    `),
  },
} as const satisfies Readonly<Record<string, UnitCategory>>;
