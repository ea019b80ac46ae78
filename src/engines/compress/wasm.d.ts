declare module 'brotli-compress/brotli_wasm_bg.wasm?url' {
  const address: string;
  export default address;
}
