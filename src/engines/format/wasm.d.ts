declare module '@wasm-fmt/ruff_fmt/wasm?url&inline' {
  const address: string;
  export default address;
}
declare module '@wasm-fmt/ruff_fmt/wasm?url' {
  const address: string;
  export default address;
}
declare module '@wasm-fmt/gofmt/wasm?url&inline' {
  const address: string;
  export default address;
}
declare module '@wasm-fmt/gofmt/wasm?url' {
  const address: string;
  export default address;
}
/** What the package itself calls the module with; it names no types. */
declare module '@wasm-fmt/gofmt/gofmt_binding.js' {
  export function format(exports: WebAssembly.Exports, source: string): string;
}
