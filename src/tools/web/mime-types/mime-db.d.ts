declare module 'mime-db' {
  const database: Readonly<
    Record<string, { source?: string; extensions?: readonly string[]; compressible?: boolean; charset?: string }>
  >;
  export default database;
}
