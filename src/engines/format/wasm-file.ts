/** The bytes of a WebAssembly file, by its address: the site's own, or one that carries the bytes itself and needs no request. */
export function fetchWasm(address: string): Promise<Response> | ArrayBuffer {
  if (!address.startsWith('data:')) return fetch(address);
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer;
}
