import {
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as registerMode,
} from 'culori/fn';

import { convertWith } from './srgb';

export * from './srgb';

/** Converters, one per CSS color space. Asking for a mode also registers its parser, so this file must load before anything is parsed. */
export const spaces = {
  rgb: registerMode(modeRgb),
  hsl: registerMode(modeHsl),
  hsv: registerMode(modeHsv),
  hwb: registerMode(modeHwb),
  lab: registerMode(modeLab),
  lch: registerMode(modeLch),
  oklab: registerMode(modeOklab),
  oklch: registerMode(modeOklch),
  lrgb: registerMode(modeLrgb),
  p3: registerMode(modeP3),
  a98: registerMode(modeA98),
  prophoto: registerMode(modeProphoto),
  rec2020: registerMode(modeRec2020),
  xyz50: registerMode(modeXyz50),
  xyz65: registerMode(modeXyz65),
};

convertWith(spaces.rgb);
