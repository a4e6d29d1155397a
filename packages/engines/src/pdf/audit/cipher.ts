import { PDFContext, type PDFDict, PDFHexString, type PDFObject } from '@cantoo/pdf-lib';
// Not exported by name.
import { CipherTransformFactory } from '../../../../../node_modules/@cantoo/pdf-lib/es/core/crypto.js';
import { hexOf, latin, latin1 } from '../../write/bytes';
import { Dict, dictOf, listAt, Name, nameAt, type Objects, Text, type Value } from './values';

/** Decrypts strings and streams of one object. */
export type Cipher = {
  of(
    number: number,
    generation: number,
  ): { text: (bytes: string) => string; stream: (dict: Dict, bytes: Uint8Array) => Uint8Array };
};

/**
 * Cipher of an encrypted file; undefined for one in the clear. Only the arithmetic is the package's: what is decrypted,
 * and what becomes of it, is decided here.
 *
 * @throws where the password does not open it, or its encryption is unknown
 */
export function cipherOf(objects: Objects, password: string): Cipher | undefined {
  const encryption = dictOf(objects.get(objects.trailer.entries.get('Encrypt')));
  if (!encryption) return undefined;
  const [id] = listAt(objects, objects.trailer, 'ID').map((item) => objects.get(item));
  const key = id instanceof Text ? latin(id.bytes) : new Uint8Array();
  // One class, declared twice in the package: `never` makes the types match.
  const factory = new CipherTransformFactory(packaged(objects, encryption) as never, key, password);
  const metadataInClear = objects.get(encryption.entries.get('EncryptMetadata')) === false;
  return {
    of(number, generation) {
      const transform = factory.createCipherTransform(number, generation) as unknown as {
        decryptBytes(bytes: Uint8Array): Uint8Array;
        StreamCipherConstructor(): { decryptBlock(bytes: Uint8Array, last: boolean): Uint8Array };
      };
      return {
        text: (bytes) => latin1(transform.decryptBytes(latin(bytes))),
        stream(dict, bytes) {
          const type = nameAt(objects, dict, 'Type');
          const inClear =
            type === 'XRef' || (type === 'Metadata' && metadataInClear) || hasIdentity(objects, dict);
          return inClear ? bytes : transform.StreamCipherConstructor().decryptBlock(bytes, true);
        },
      };
    },
  };
}

/** Whether a stream names the filter that leaves it in the clear (ISO 32000-2, 7.4.10). */
function hasIdentity(objects: Objects, dict: Dict): boolean {
  const filter = objects.get(dict.entries.get('Filter'));
  const first = objects.get(Array.isArray(filter) ? filter[0] : filter);
  if (!(first instanceof Name) || first.text !== 'Crypt') return false;
  const parms = objects.get(dict.entries.get('DecodeParms'));
  return (
    (nameAt(objects, Array.isArray(parms) ? (parms[0] ?? null) : parms, 'Name') ?? 'Identity') === 'Identity'
  );
}

/** The dictionary as the package's own object. */
function packaged(objects: Objects, dict: Dict): PDFDict {
  const context = PDFContext.create();
  const convert = (value: Value): PDFObject | undefined => {
    const object = objects.get(value);
    if (object instanceof Text) return PDFHexString.of(hexOf(latin(object.bytes)));
    if (object instanceof Name) return context.obj(object.text);
    if (object instanceof Dict) {
      const copy = context.obj({});
      for (const [key, item] of object.entries) {
        const converted = convert(item);
        if (converted) copy.set(context.obj(key), converted);
      }
      return copy;
    }
    if (typeof object === 'number') return context.obj(object);
    if (typeof object === 'boolean') return context.obj(object);
    return undefined;
  };
  return convert(dict) as PDFDict;
}
