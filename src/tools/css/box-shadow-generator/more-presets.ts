/** Offset down, blur and spread of the three shadows of each elevation of Material Design. */
const MATERIAL = [
  [2, 1, -1, 1, 1, 0, 1, 3, 0],
  [3, 1, -2, 2, 2, 0, 1, 5, 0],
  [3, 3, -2, 3, 4, 0, 1, 8, 0],
  [2, 4, -1, 4, 5, 0, 1, 10, 0],
  [3, 5, -1, 5, 8, 0, 1, 14, 0],
  [3, 5, -1, 6, 10, 0, 1, 18, 0],
  [4, 5, -2, 7, 10, 1, 2, 16, 1],
  [5, 5, -3, 8, 10, 1, 3, 14, 2],
  [5, 6, -3, 9, 12, 1, 3, 16, 2],
  [6, 6, -3, 10, 14, 1, 4, 18, 3],
  [6, 7, -4, 11, 15, 1, 4, 20, 3],
  [7, 8, -4, 12, 17, 2, 5, 22, 4],
  [7, 8, -4, 13, 19, 2, 5, 24, 4],
  [7, 9, -4, 14, 21, 2, 5, 26, 4],
  [8, 9, -5, 15, 22, 2, 6, 28, 5],
  [8, 10, -5, 16, 24, 2, 6, 30, 5],
  [8, 11, -5, 17, 26, 2, 6, 32, 5],
  [9, 11, -5, 18, 28, 2, 7, 34, 6],
  [9, 12, -6, 19, 29, 2, 7, 36, 6],
  [10, 13, -6, 20, 31, 3, 8, 38, 7],
  [10, 13, -6, 21, 33, 3, 8, 40, 7],
  [10, 14, -6, 22, 35, 3, 8, 42, 7],
  [11, 14, -7, 23, 36, 3, 9, 44, 8],
  [11, 15, -7, 24, 38, 3, 9, 46, 8],
] as const;
const MATERIAL_ALPHAS = [0.2, 0.14, 0.12];

const TAILWIND = {
  sm: '0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)',
  md: '0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)',
  lg: '0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1)',
  xl: '0 20px 25px -5px rgb(0 0 0 / 0.1), 0 8px 10px -6px rgb(0 0 0 / 0.1)',
  '2xl': '0 25px 50px -12px rgb(0 0 0 / 0.25)',
};

/** What a design system sets all layers to, and for some looks the colors around them. */
export interface Look {
  readonly name: string;
  readonly shadows: string;
  readonly ground?: string;
}

/** The box has the color of the stage, or it would not look pressed out of it. */
const SOFT_GROUND = '#e0e0e0';

export const LOOKS: readonly Look[] = [
  ...Object.entries(TAILWIND).map(([name, shadows]) => ({ name: `Tailwind ${name}`, shadows })),
  ...MATERIAL.map((sizes, at) => ({
    name: `Material ${at + 1}`,
    shadows: MATERIAL_ALPHAS.map((alpha, layer) => {
      const [down, blur, spread] = sizes.slice(layer * 3);
      return `0px ${down}px ${blur}px ${spread}px rgba(0,0,0,${alpha})`;
    }).join(','),
  })),
  { name: 'Neumorphic', shadows: '20px 20px 60px #bebebe, -20px -20px 60px #ffffff', ground: SOFT_GROUND },
  {
    name: 'Neumorphic, pressed',
    shadows: 'inset 20px 20px 60px #bebebe, inset -20px -20px 60px #ffffff',
    ground: SOFT_GROUND,
  },
];
