declare module '@wasm-fmt/ruff_fmt/wasm?url&inline' {
  const address: string;
  export default address;
}
declare module '@wasm-fmt/ruff_fmt/wasm?url' {
  const address: string;
  export default address;
}
