declare module 'uap-core/regexes.yaml' {
  /** A pattern, then what stands for its groups: the name, and the parts of the version. */
  type Rule = readonly [pattern: string, ...names: string[]];
  export const browsers: readonly Rule[];
  export const systems: readonly Rule[];
}
