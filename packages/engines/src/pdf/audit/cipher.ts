import { decodeLatin1, encodeLatin1 } from '../../write/bytes';
import { decipher, fileKeyOf, keyLengthsOf, type Method, type SecurityEntries } from '../standard-security';
import { type Dict, dictOf, listAt, Name, nameAt, numberAt, type Objects, Text } from './values';

/** Decrypts the strings and streams of a file, object by object. */
export type Cipher = {
  forObject(
    number: number,
    generation: number,
  ): {
    decryptString: (bytes: string) => string;
    decryptStream: (dict: Dict, bytes: Uint8Array) => Uint8Array;
  };
};

/**
 * Cipher of an encrypted file; undefined for an unencrypted one. Only the arithmetic is shared with the reader; which
 * parts are decrypted, and how, is decided here.
 *
 * @throws if the password is wrong, or the encryption unknown
 */
export function cipherOf(objects: Objects, password: string): Cipher | undefined {
  const encryption = dictOf(objects.get(objects.trailer.entries.get('Encrypt')));
  if (!encryption) return undefined;
  const entries = entriesOf(objects, encryption);
  const streamMethod = methodAt(objects, encryption, 'StmF');
  const stringMethod = methodAt(objects, encryption, 'StrF');
  const embeddedFileMethod = encryption.entries.has('EFF')
    ? methodAt(objects, encryption, 'EFF')
    : streamMethod;
  const key = fileKeyOf(entries, password);
  if (!key && [streamMethod, stringMethod].some((method) => method !== 'none'))
    throw new Error('the password does not open it');
  return {
    forObject: (number, generation) => ({
      decryptString: (bytes) =>
        key ? decodeLatin1(decipher(stringMethod, key, encodeLatin1(bytes), number, generation)) : bytes,
      decryptStream(dict, bytes) {
        const type = nameAt(objects, dict, 'Type');
        const isUnencrypted =
          type === 'XRef' ||
          (type === 'Metadata' && !entries.encryptsMetadata) ||
          hasIdentityFilter(objects, dict);
        // There is no key where only attachments are encrypted and no password was given: they stay encrypted, and the audit
        // finds them different in any copy.
        if (isUnencrypted || !key) return bytes;
        return decipher(
          type === 'EmbeddedFile' ? embeddedFileMethod : streamMethod,
          key,
          bytes,
          number,
          generation,
        );
      },
    }),
  };
}

function entriesOf(objects: Objects, encryption: Dict): SecurityEntries {
  const version = numberAt(objects, encryption, 'V') ?? 0;
  const [id] = listAt(objects, objects.trailer, 'ID').map((item) => objects.get(item));
  return {
    version,
    revision: numberAt(objects, encryption, 'R') ?? 2,
    bits: keyLengthsOf(version, numberAt(objects, encryption, 'Length')),
    permissions: numberAt(objects, encryption, 'P') ?? 0,
    encryptsMetadata: objects.get(encryption.entries.get('EncryptMetadata')) !== false,
    id: id instanceof Text ? encodeLatin1(id.bytes) : new Uint8Array(),
    bytes(key) {
      const value = objects.get(encryption.entries.get(key));
      return value instanceof Text ? encodeLatin1(value.bytes) : new Uint8Array();
    },
  };
}

/** Method of the crypt filter under this key (ISO 32000-2, 7.6.6). */
function methodAt(objects: Objects, encryption: Dict, key: string): Method {
  if ((numberAt(objects, encryption, 'V') ?? 0) < 4) return 'rc4';
  const name = nameAt(objects, encryption, key) ?? 'Identity';
  if (name === 'Identity') return 'none';
  const filters = dictOf(objects.get(encryption.entries.get('CF')));
  const filter = dictOf(objects.get(filters?.entries.get(name)));
  const method = filter && nameAt(objects, filter, 'CFM');
  switch (method) {
    case 'V2':
      return 'rc4';
    case 'AESV2':
      return 'aes128';
    case 'AESV3':
      return 'aes256';
    case 'None':
    case undefined:
      return 'none';
    default:
      throw new Error(`unknown crypt filter ${method}`);
  }
}

/** Whether a stream uses the Identity filter, so that it is not encrypted (ISO 32000-2, 7.4.10). */
function hasIdentityFilter(objects: Objects, dict: Dict): boolean {
  const filter = objects.get(dict.entries.get('Filter'));
  const first = objects.get(Array.isArray(filter) ? filter[0] : filter);
  if (!(first instanceof Name) || first.text !== 'Crypt') return false;
  const parms = objects.get(dict.entries.get('DecodeParms'));
  return (
    (nameAt(objects, Array.isArray(parms) ? (parms[0] ?? null) : parms, 'Name') ?? 'Identity') === 'Identity'
  );
}
