import { type UnitCategory, units } from './unit';

/** Electricity. */
export const ELECTRIC = {
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
} as const satisfies Readonly<Record<string, UnitCategory>>;
