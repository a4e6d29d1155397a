/** Part of a PDF: bytes, or a slice of a source that is not read into memory. */
export type Part = Uint8Array<ArrayBuffer> | Blob;

export const sizeOf = (part: Part) => (part instanceof Blob ? part.size : part.byteLength);

export const equalBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

export const read = async (blob: Blob, from = 0, to = blob.size) =>
  new Uint8Array(await blob.slice(from, to).arrayBuffer());

/** Reads a blob block by block, so that a large file is never entirely in memory. */
export class Reader {
  readonly size: number;
  #start = 0;
  #bytes = new Uint8Array();

  constructor(readonly blob: Blob) {
    this.size = blob.size;
  }

  /** Reads `length` bytes from `offset` on; fewer at the end of the file. */
  async bytesAt(offset: number, length: number): Promise<Uint8Array> {
    if (offset < this.#start || offset + length > this.#start + this.#bytes.length) {
      this.#start = offset;
      this.#bytes = await read(this.blob, offset, offset + Math.max(length, 1 << 18));
    }
    return this.#bytes.subarray(offset - this.#start, offset - this.#start + length);
  }

  /**
   * The buffered bytes from `offset` on, reading more if fewer than two are left, as a JPEG marker has two; fewer only at
   * the end of the file.
   */
  async bufferedFrom(offset: number): Promise<Uint8Array> {
    await this.bytesAt(offset, 2);
    return this.#bytes.subarray(offset - this.#start);
  }
}

/** Compresses natively to zlib's format (RFC 1950), which PDF and PNG use. */
export const deflate = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  pipedThrough(bytes, new CompressionStream('deflate'));

/**
 * Reverses {@link deflate}.
 *
 * @throws the platform's error when the bytes are damaged or truncated
 */
export const inflate = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  pipedThrough(bytes, new DecompressionStream('deflate'));

async function pipedThrough(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return read(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).blob());
}

/** One byte per character. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** View of an array of bytes, for reading and writing numbers. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One character per byte; in browsers TextDecoder's 'latin1' is Windows-1252, which remaps 0x80–0x9f. */
export function decodeLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 8192)
    text += String.fromCharCode.apply(null, bytes.subarray(offset, offset + 8192) as unknown as number[]);
  return text;
}

/** Two hexadecimal digits for each byte. */
export const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let index = 0;
  for (const part of parts) {
    joined.set(part, index);
    index += part.length;
  }
  return joined;
}
