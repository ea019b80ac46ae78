/** Colors as custom properties, one a line. */
export const cssVariables = (colors: readonly (readonly [name: string, value: string])[]): string =>
  `:root {\n${colors.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
