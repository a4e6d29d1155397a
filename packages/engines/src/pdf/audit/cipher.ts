import { PDFContext, type PDFDict, PDFHexString, type PDFObject } from '@cantoo/pdf-lib';
// Not exported by name.
import { CipherTransformFactory } from '../../../../../node_modules/@cantoo/pdf-lib/es/core/crypto.js';
import { hexOf, latin, latin1 } from '../../write/bytes';
import {
  Dict,
  dictOf,
  documentByte,
  listAt,
  Name,
  nameAt,
  numberAt,
  type Objects,
  Text,
  type Value,
} from './values';

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
  const open = (filter: string): Transforms | undefined => {
    for (const text of new Set([password, encoded(password)])) {
      try {
        // One class, declared twice in the package: `never` makes the types match.
        return new CipherTransformFactory(packaged(objects, encryption, filter) as never, key, text);
      } catch {
        // Programs differ in how they write the letters of a password.
      }
    }
    return undefined;
  };
  const content = open('StmF');
  const files = encryption.entries.has('EFF') ? open('EFF') : content;
  const isInClear = ['StmF', 'StrF'].every((name) =>
    ['Identity', undefined].includes(nameAt(objects, encryption, name)),
  );
  if (!content && !(isInClear && (numberAt(objects, encryption, 'V') ?? 0) >= 4))
    throw new Error('the password does not open it');
  const metadataInClear = objects.get(encryption.entries.get('EncryptMetadata')) === false;
  return {
    of(number, generation) {
      const [own, ofFile] = [content, files].map(
        (factory) => factory?.createCipherTransform(number, generation) as unknown as Transform | undefined,
      );
      return {
        text: (bytes) => (own ? latin1(own.decryptBytes(latin(bytes))) : bytes),
        stream(dict, bytes) {
          const type = nameAt(objects, dict, 'Type');
          const inClear =
            type === 'XRef' || (type === 'Metadata' && metadataInClear) || hasIdentity(objects, dict);
          const transform = type === 'EmbeddedFile' ? ofFile : own;
          // An attached file that only a password opens stays as it is, and so differs from any copy.
          if (inClear || !transform) return bytes;
          return transform.StreamCipherConstructor().decryptBlock(bytes, true);
        },
      };
    },
  };
}

type Transforms = InstanceType<typeof CipherTransformFactory>;

type Transform = {
  decryptBytes(bytes: Uint8Array): Uint8Array;
  StreamCipherConstructor(): { decryptBlock(bytes: Uint8Array, last: boolean): Uint8Array };
};

/** A password in PDFDocEncoding, a character for each byte. */
const encoded = (password: string): string => Array.from(password, documentByte).join('');

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

/** The dictionary as the package's own object, with the filter for streams that stands at this key. */
function packaged(objects: Objects, encryption: Dict, filter: string): PDFDict {
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
  const own = nameAt(objects, encryption, filter);
  const dict = convert(encryption) as PDFDict;
  if (own) dict.set(context.obj('StmF'), context.obj(own));
  return dict;
}
