/** Under these stand values, not schemas. */
export const VALUES: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples']);
