import { CRAFTS } from './kinds/crafts';
import { ELECTRIC } from './kinds/electric';
import { EVERYDAY } from './kinds/everyday';
import { MECHANICS } from './kinds/mechanics';
import { MOTION } from './kinds/motion';
import { RADIATION } from './kinds/radiation';
import type { UnitCategory } from './kinds/unit';

export type { Unit, UnitCategory } from './kinds/unit';

/*
 * By definition and therefore exact: the international yard and pound of 1959 (an inch is 25.4 mm, a pound 0.45359237 kg), the US gallon of 231
 * cubic inches, the imperial gallon of 4.54609 L, standard gravity 9.80665 m/s², the calorie of 4.184 J and the IT Btu of 1055.05585262 J.
 */
export const CATEGORIES = {
  ...EVERYDAY,
  ...MECHANICS,
  ...MOTION,
  ...RADIATION,
  ...ELECTRIC,
  ...CRAFTS,
} as const;

export type CategoryId = keyof typeof CATEGORIES;
export const getCategory = (id: string): UnitCategory => CATEGORIES[id as CategoryId];
