import { decodeLatin1, encodeLatin1, viewOf } from '../write/bytes';

/** Sound of one channel, 16 bits for each sample. */
export type Sound = { rate: number; samples: Uint8Array<ArrayBuffer> };

/** Reads a WAV file of one channel with 16 bits a sample (Microsoft RIFF). @throws an error for any other kind */
export function readWav(file: Uint8Array<ArrayBuffer>): Sound {
  const view = viewOf(file);
  let rate = 0;
  for (let offset = 12; offset + 8 <= file.length; ) {
    const name = decodeLatin1(file.subarray(offset, offset + 4));
    const size = view.getUint32(offset + 4, true);
    if (name === 'fmt ') {
      rate = view.getUint32(offset + 12, true);
      if (view.getUint16(offset + 10, true) !== 1 || view.getUint16(offset + 22, true) !== 16)
        throw new Error('not mono, 16 bits');
    }
    if (name === 'data')
      return { rate, samples: file.slice(offset + 8, Math.min(offset + 8 + size, file.length)) };
    offset += 8 + size + (size % 2);
  }
  throw new Error('no sound');
}

/**
 * Header of a WAV file of one channel with 16 bits a sample.
 *
 * @param rate samples per second
 * @param size bytes of sound
 */
export function wavHeader(rate: number, size: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(44);
  const view = viewOf(header);
  header.set(encodeLatin1('RIFF'), 0);
  view.setUint32(4, 36 + size, true);
  header.set(encodeLatin1('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  header.set(encodeLatin1('data'), 36);
  view.setUint32(40, size, true);
  return header;
}
