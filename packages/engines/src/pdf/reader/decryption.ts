import { PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, getNumber, isText, pdfName } from '../assemble/objects';
import { decipher, fileKeyOf, keyLengthsOf, type Method, type SecurityEntries } from '../standard-security';

/** Decrypts the strings and streams of an object, by its number and generation. */
export type Decryption = {
  string(bytes: Uint8Array, number: number, generation: number): Uint8Array;
  /** @returns undefined for a stream that cannot be decrypted without a password */
  stream(dict: PDFDict, bytes: Uint8Array, number: number, generation: number): Uint8Array | undefined;
};

/** A password is needed, or the given one is wrong. */
export class PasswordNeeded extends Error {
  constructor() {
    super('NEEDS PASSWORD');
    this.name = 'PasswordException';
  }
}

/**
 * Decryption by the standard security handler (ISO 32000-2, 7.6), with crypt filters for strings, streams, embedded files,
 * and single streams that name one.
 *
 * @throws PasswordNeeded, or an Error for an unknown handler or crypt filter method
 */
export function decryptionOf(encrypt: PDFDict, id: Uint8Array, password: string): Decryption {
  if (getName(encrypt, 'Filter') !== 'Standard') throw new Error('unknown security handler');
  const version = getNumber(encrypt, 'V') ?? 0;
  const methods = methodsOf(encrypt, version);
  const key = fileKeyOf(entriesOf(encrypt, version, id), password);
  if (!key && (methods.streams !== 'none' || methods.strings !== 'none')) throw new PasswordNeeded();
  const decryptWith = (method: Method, bytes: Uint8Array, number: number, generation: number) =>
    key ? decipher(method, key, bytes, number, generation) : undefined;
  return {
    string: (bytes, number, generation) =>
      methods.strings === 'none' ? bytes : (decryptWith(methods.strings, bytes, number, generation) ?? bytes),
    stream: (dict, bytes, number, generation) => {
      const method = methodFor(dict, methods);
      return method === 'none' ? bytes : decryptWith(method, bytes, number, generation);
    },
  };
}

/** Methods by what they encrypt; `named` is the method of the crypt filter with a name. */
type Methods = {
  strings: Method;
  streams: Method;
  embeddedFiles: Method;
  encryptsMetadata: boolean;
  named: (name: string | undefined) => Method;
};

function methodsOf(encrypt: PDFDict, version: number): Methods {
  const encryptsMetadata = get(encrypt, 'EncryptMetadata')?.toString() !== 'false';
  if (version < 4) {
    const named = (name?: string): Method => (name === 'Identity' ? 'none' : 'rc4');
    return {
      strings: 'rc4',
      streams: 'rc4',
      embeddedFiles: 'rc4',
      encryptsMetadata: true,
      named,
    };
  }
  const named = (name: string | undefined): Method => {
    if (!name || name === 'Identity') return 'none';
    const method = getName(getDict(encrypt, 'CF', name), 'CFM') ?? 'None';
    const ciphers = { None: 'none', V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256' } as const;
    if (!(method in ciphers)) throw new Error(`unknown crypt filter ${method}`);
    return ciphers[method as keyof typeof ciphers];
  };
  const [strings, streams] = [named(getName(encrypt, 'StrF')), named(getName(encrypt, 'StmF'))];
  const embeddedFiles = encrypt.has(pdfName('EFF')) ? named(getName(encrypt, 'EFF')) : streams;
  return { strings, streams, embeddedFiles, encryptsMetadata, named };
}

function methodFor(dict: PDFDict, { streams, embeddedFiles, encryptsMetadata, named }: Methods): Method {
  const type = getName(dict, 'Type');
  if (type === 'XRef') return 'none';
  const filter = get(dict, 'Filter');
  const first = filter instanceof PDFName ? filter : getArray(dict, 'Filter')?.lookup(0);
  if (first instanceof PDFName && first.decodeText() === 'Crypt') {
    const parameters = get(dict, 'DecodeParms');
    const filterParameters =
      parameters instanceof PDFDict ? parameters : getArray(dict, 'DecodeParms')?.lookup(0);
    return named((filterParameters instanceof PDFDict && getName(filterParameters, 'Name')) || 'Identity');
  }
  if (type === 'Metadata' && !encryptsMetadata) return 'none';
  return type === 'EmbeddedFile' ? embeddedFiles : streams;
}

function entriesOf(encrypt: PDFDict, version: number, id: Uint8Array): SecurityEntries {
  const permissions = get(encrypt, 'P');
  return {
    version,
    revision: getNumber(encrypt, 'R') ?? 2,
    bits: keyLengthsOf(version, getNumber(encrypt, 'Length')),
    permissions: permissions instanceof PDFNumber ? permissions.asNumber() : 0,
    encryptsMetadata: get(encrypt, 'EncryptMetadata')?.toString() !== 'false',
    id,
    bytes(key) {
      const value = get(encrypt, key);
      return isText(value) ? value.asBytes() : new Uint8Array();
    },
  };
}
