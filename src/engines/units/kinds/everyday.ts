import { PI, type UnitCategory, units } from './unit';

/** Lengths, weights, areas, speeds and the like, and data. */
export const EVERYDAY = {
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
      league lea 4828.032
      ångström Å 1e-10
      astronomical-unit au 149597870700
      light-year ly 9460730472580800
      parsec parsec 96939420213600000/${PI}
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
      slug slug 4.4482216152605/0.3048
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
} as const satisfies Readonly<Record<string, UnitCategory>>;
