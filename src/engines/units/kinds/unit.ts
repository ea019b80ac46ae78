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
export const PI =
  '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798';

/** `id symbol factor`, where the id with spaces for hyphens is the name. A factor that starts with a slash is divided by the value. */
export const units = (lines: string): Unit[] =>
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
