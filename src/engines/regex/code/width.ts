import type { AST } from '@eslint-community/regexpp';

type Width = readonly [least: number, most: number];

/** The fewest and the most characters that alternatives take. */
export function getWidth(alternatives: readonly AST.Alternative[]): Width {
  const widths = alternatives.map(({ elements }) =>
    elements.map(widthOfElement).reduce<Width>(([least, most], [a, b]) => [least + a, most + b], [0, 0]),
  );
  return [Math.min(...widths.map(([least]) => least)), Math.max(...widths.map(([, most]) => most))];
}

function widthOfElement(element: AST.Element): Width {
  switch (element.type) {
    case 'Assertion':
      return [0, 0];
    case 'Group':
    case 'CapturingGroup':
      return getWidth(element.alternatives);
    case 'Quantifier': {
      const [least, most] = widthOfElement(element.element);
      return [least * element.min, most === 0 ? 0 : most * element.max];
    }
    case 'Backreference':
      return [0, Number.POSITIVE_INFINITY];
    default:
      return [1, 1];
  }
}
