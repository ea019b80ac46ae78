/** A unit: how many of its category's first unit it is, as an exact number or fraction, and from where it counts. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly factor: string;
  /** Added after the factor: where the scale's zero lies. */
  readonly offset?: string;
  /** The factor is divided by the value, as liters for a distance are by those of distances for a liter. */
  readonly isReciprocal?: true;
}
export interface UnitCategory {
  readonly name: string;
  readonly units: readonly Unit[];
  /** What the page starts with. */
  readonly from: string;
  readonly to: string;
}

/** To more digits than any result has. */
const PI = '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798';

/** `id symbol factor`, where the id with spaces for hyphens is the name. A factor that starts with a slash is divided by the value. */
const units = (lines: string): Unit[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', symbol = '', factor = '', offset] = line.trim().split(/\s+/);
      return {
        id,
        name: id.replaceAll('-', ' '),
        symbol: symbol.replaceAll('_', ' '),
        factor: factor.replace(/^\//, ''),
        ...(factor.startsWith('/') && { isReciprocal: true }),
        ...(offset && { offset }),
      };
    });

/*
 * By definition and therefore exact: the international yard and pound of 1959 (an inch is 25.4 mm, a pound 0.45359237 kg), the US gallon of 231
 * cubic inches, the imperial gallon of 4.54609 L, standard gravity 9.80665 m/s², the calorie of 4.184 J and the IT Btu of 1055.05585262 J.
 */
export const CATEGORIES = {
  length: {
    name: 'Length',
    from: 'meter',
    to: 'foot',
    units: units(`
      meter m 1
      kilometer km 1000
      decimeter dm 0.1
      centimeter cm 0.01
      millimeter mm 0.001
      micrometer µm 1e-6
      nanometer nm 1e-9
      inch in 0.0254
      foot ft 0.3048
      yard yd 0.9144
      mile mi 1609.344
      nautical-mile nmi 1852
      mil mil 0.0000254
      point pt 0.0254/72
      fathom ftm 1.8288
      chain ch 20.1168
      furlong fur 201.168
      ångström Å 1e-10
      astronomical-unit au 149597870700
      light-year ly 9460730472580800
    `),
  },
  weight: {
    name: 'Weight',
    from: 'kilogram',
    to: 'pound',
    units: units(`
      kilogram kg 1
      gram g 0.001
      milligram mg 1e-6
      microgram µg 1e-9
      tonne t 1000
      pound lb 0.45359237
      ounce oz 0.45359237/16
      stone st 6.35029318
      grain gr 0.00006479891
      carat ct 0.0002
      troy-ounce ozt 0.0311034768
      short-ton sh_tn 907.18474
      long-ton lg_tn 1016.0469088
    `),
  },
  volume: {
    name: 'Volume',
    from: 'liter',
    to: 'us-gallon',
    units: units(`
      liter L 1
      milliliter mL 0.001
      centiliter cL 0.01
      deciliter dL 0.1
      hectoliter hL 100
      cubic-meter m³ 1000
      cubic-centimeter cm³ 0.001
      cubic-inch in³ 0.016387064
      cubic-foot ft³ 28.316846592
      cubic-yard yd³ 764.554857984
      us-gallon gal 3.785411784
      us-quart qt 0.946352946
      us-pint pt 0.473176473
      us-cup cup 0.2365882365
      us-fluid-ounce fl_oz 0.0295735295625
      us-tablespoon tbsp 0.01478676478125
      us-teaspoon tsp 0.00492892159375
      imperial-gallon imp_gal 4.54609
      imperial-quart imp_qt 1.1365225
      imperial-pint imp_pt 0.56826125
      imperial-fluid-ounce imp_fl_oz 0.0284130625
      oil-barrel bbl 158.987294928
    `),
  },
  temperature: {
    name: 'Temperature',
    from: 'celsius',
    to: 'fahrenheit',
    units: units(`
      celsius °C 1 273.15
      fahrenheit °F 5/9 45967/180
      kelvin K 1
      rankine °R 5/9
      réaumur °Ré 5/4 273.15
    `),
  },
  area: {
    name: 'Area',
    from: 'square-meter',
    to: 'square-foot',
    units: units(`
      square-meter m² 1
      square-kilometer km² 1000000
      square-centimeter cm² 0.0001
      square-millimeter mm² 1e-6
      hectare ha 10000
      are a 100
      square-inch in² 0.00064516
      square-foot ft² 0.09290304
      square-yard yd² 0.83612736
      square-mile mi² 2589988.110336
      acre ac 4046.8564224
    `),
  },
  speed: {
    name: 'Speed',
    from: 'kilometer-per-hour',
    to: 'mile-per-hour',
    units: units(`
      meter-per-second m/s 1
      kilometer-per-hour km/h 1/3.6
      mile-per-hour mph 0.44704
      foot-per-second ft/s 0.3048
      knot kn 1852/3600
      speed-of-light c 299792458
    `),
  },
  time: {
    name: 'Time',
    from: 'hour',
    to: 'minute',
    units: units(`
      second s 1
      millisecond ms 0.001
      microsecond µs 1e-6
      nanosecond ns 1e-9
      minute min 60
      hour h 3600
      day d 86400
      week wk 604800
      fortnight fn 1209600
      average-month mo 2629746
      year yr 31536000
      average-year avg_yr 31556952
      decade dec 315569520
      century cent 3155695200
    `),
  },
  data: {
    name: 'Data',
    from: 'megabyte',
    to: 'mebibyte',
    units: units(`
      byte B 1
      bit bit 1/8
      kilobit kbit 125
      megabit Mbit 125000
      gigabit Gbit 125000000
      terabit Tbit 125000000000
      petabit Pbit 125000000000000
      exabit Ebit 125000000000000000
      kilobyte kB 1000
      megabyte MB 1000000
      gigabyte GB 1000000000
      terabyte TB 1000000000000
      petabyte PB 1000000000000000
      exabyte EB 1000000000000000000
      kibibyte KiB 1024
      mebibyte MiB 1048576
      gibibyte GiB 1073741824
      tebibyte TiB 1099511627776
      pebibyte PiB 1125899906842624
      exbibyte EiB 1152921504606846976
      kibibit Kibit 128
      mebibit Mibit 131072
      gibibit Gibit 134217728
      tebibit Tibit 137438953472
      pebibit Pibit 140737488355328
      exbibit Eibit 144115188075855872
    `),
  },
  dataRate: {
    name: 'Data Rate',
    from: 'megabit-per-second',
    to: 'megabyte-per-second',
    units: units(`
      bit-per-second bit/s 1
      kilobit-per-second kbit/s 1000
      megabit-per-second Mbit/s 1000000
      gigabit-per-second Gbit/s 1000000000
      terabit-per-second Tbit/s 1000000000000
      byte-per-second B/s 8
      kilobyte-per-second kB/s 8000
      megabyte-per-second MB/s 8000000
      gigabyte-per-second GB/s 8000000000
      terabyte-per-second TB/s 8000000000000
      kibibyte-per-second KiB/s 8192
      mebibyte-per-second MiB/s 8388608
      gibibyte-per-second GiB/s 8589934592
      kibibit-per-second Kibit/s 1024
      mebibit-per-second Mibit/s 1048576
      gibibit-per-second Gibit/s 1073741824
    `),
  },
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
    to: 'curie',
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
  current: {
    name: 'Electric Current',
    from: 'ampere',
    to: 'milliampere',
    units: units(`
      ampere A 1
      kiloampere kA 1000
      milliampere mA 0.001
      microampere µA 1e-6
      nanoampere nA 1e-9
      picoampere pA 1e-12
      abampere abA 10
      statampere statA 0.1/299792458
    `),
  },
  voltage: {
    name: 'Voltage',
    from: 'volt',
    to: 'millivolt',
    units: units(`
      volt V 1
      megavolt MV 1000000
      kilovolt kV 1000
      millivolt mV 0.001
      microvolt µV 1e-6
      nanovolt nV 1e-9
      abvolt abV 1e-8
      statvolt statV 299.792458
    `),
  },
  resistance: {
    name: 'Resistance',
    from: 'ohm',
    to: 'kiloohm',
    units: units(`
      ohm Ω 1
      gigaohm GΩ 1000000000
      megaohm MΩ 1000000
      kiloohm kΩ 1000
      milliohm mΩ 0.001
      microohm µΩ 1e-6
      abohm abΩ 1e-9
    `),
  },
  capacitance: {
    name: 'Capacitance',
    from: 'microfarad',
    to: 'nanofarad',
    units: units(`
      farad F 1
      millifarad mF 0.001
      microfarad µF 1e-6
      nanofarad nF 1e-9
      picofarad pF 1e-12
      abfarad abF 1000000000
    `),
  },
  inductance: {
    name: 'Inductance',
    from: 'henry',
    to: 'millihenry',
    units: units(`
      henry H 1
      millihenry mH 0.001
      microhenry µH 1e-6
      nanohenry nH 1e-9
      abhenry abH 1e-9
    `),
  },
  charge: {
    name: 'Electric Charge',
    from: 'ampere-hour',
    to: 'coulomb',
    units: units(`
      coulomb C 1
      kilocoulomb kC 1000
      millicoulomb mC 0.001
      microcoulomb µC 1e-6
      nanocoulomb nC 1e-9
      picocoulomb pC 1e-12
      ampere-hour Ah 3600
      milliampere-hour mAh 3.6
      abcoulomb abC 10
      elementary-charge e 1.602176634e-19
    `),
  },
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

export type CategoryId = keyof typeof CATEGORIES;
export const getCategory = (id: string): UnitCategory => CATEGORIES[id as CategoryId];
