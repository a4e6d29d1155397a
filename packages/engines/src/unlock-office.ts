import { cbc, ecb } from '@noble/ciphers/aes.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { SaxesParser } from 'saxes';
import { streamOf } from './compound-file';
import { Fault, type SourceFile } from './engine';
import { join, read, viewOf } from './write/bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Password with which Excel encrypts a workbook that is protected but opens without a prompt ([MS-OFFCRYPTO] 2.3.6
 * and 3.3).
 */
const DEFAULT_PASSWORD = 'VelvetSweatshop';

/**
 * Decrypts an Office file ([MS-OFFCRYPTO] 2.3.4), with its password or, where Excel asks for none, with the default
 * one.
 *
 * @throws Fault `password`, `wrong-password`; `encrypted` for a file that no password opens, or with a cipher from
 *   before 2007
 */
export async function unlock({ blob, name, password }: SourceFile): Promise<Blob> {
  const bytes = (await read(blob)) as Bytes;
  const [info, data] = [streamOf(bytes, 'EncryptionInfo'), streamOf(bytes, 'EncryptedPackage')];
  const opener = info && openerOf(info);
  if (!opener || !data || data.length < 8) throw new Fault('encrypted', { file: name });
  for (const candidate of password === undefined ? [DEFAULT_PASSWORD] : [password, DEFAULT_PASSWORD]) {
    const open = opener(candidate);
    if (!open) continue;
    const length = Number(viewOf(data).getBigUint64(0, true));
    return new Blob([open(data.subarray(8)).subarray(0, length)]);
  }
  throw new Fault(password === undefined ? 'password' : 'wrong-password', { file: name });
}

/** Checks a password and returns a function that decrypts data; undefined for a wrong password. */
type Opener = (password: string) => ((data: Bytes) => Bytes) | undefined;

function openerOf(info: Bytes): Opener | undefined {
  const view = viewOf(info);
  const [major, minor] = [view.getUint16(0, true), view.getUint16(2, true)];
  try {
    if (major === 4 && minor === 4) return agileOpener(new TextDecoder().decode(info.subarray(8)));
    // Flag 0x20 is AES; 0x10 is an external provider (2.3.2).
    return minor === 2 && view.getUint32(4, true) & 0x20 ? standardOpener(info.subarray(8)) : undefined;
  } catch {
    return undefined;
  }
}

const hashes = { SHA1: sha1, SHA256: sha256, SHA384: sha384, SHA512: sha512 };

const utf16Bytes = (text: string): Bytes =>
  Uint8Array.from(
    { length: text.length * 2 },
    (_, index) => text.charCodeAt(index >> 1) >> (index % 2 ? 8 : 0),
  );

const uint32Bytes = (value: number): Bytes => new Uint8Array(new Uint32Array([value]).buffer);

/** Hash of a password, iterated as often as the file asks for. */
function iteratedHash(
  hash: (bytes: Uint8Array) => Uint8Array,
  salt: Uint8Array,
  password: string,
  count: number,
) {
  let digest = hash(join([salt, utf16Bytes(password)]));
  const step = new Uint8Array(4 + digest.length);
  const view = viewOf(step);
  for (let round = 0; round < count; round++) {
    view.setUint32(0, round, true);
    step.set(digest, 4);
    digest = hash(step);
  }
  return digest;
}

const isEqual = (a: Uint8Array, b: Uint8Array, length: number) =>
  Array.from({ length }, (_, index) => a[index] === b[index]).every(Boolean);

/** Attributes of the elements of an XML text, by their local names. */
function attributesIn(xml: string): Map<string, Record<string, string>> {
  const attributesByName = new Map<string, Record<string, string>>();
  const parser = new SaxesParser({ position: false });
  parser.on('opentag', ({ name, attributes }) =>
    attributesByName.set(name.replace(/^.*:/, ''), attributes as Record<string, string>),
  );
  parser.write(xml).close();
  return attributesByName;
}

/** Largest number of hash rounds that is accepted; Excel writes 100,000 (2.3.4.10). */
const maxRounds = 10_000_000;

/** Agile encryption, of Office 2010 and later (2.3.4.10 to 2.3.4.15). */
function agileOpener(xml: string): Opener | undefined {
  const attributes = attributesIn(xml.slice(xml.indexOf('<')).replace(/\0+$/, ''));
  const [data, key] = [attributes.get('keyData'), attributes.get('encryptedKey')];
  if (!data || !key) return undefined;
  const hashOf = (parameters: Record<string, string>) =>
    hashes[`${parameters.hashAlgorithm}`.replace('-', '') as keyof typeof hashes];
  const bytesOf = (text = ''): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const sized = (bytes: Uint8Array, length: number) => {
    const padded = new Uint8Array(length).fill(0x36);
    padded.set(bytes.subarray(0, length));
    return padded;
  };
  const [keyHash, dataHash, rounds] = [hashOf(key), hashOf(data), Number(key.spinCount)];
  const isAes = [key, data].every(
    (entry) => entry.cipherAlgorithm === 'AES' && entry.cipherChaining === 'ChainingModeCBC',
  );
  if (!isAes || !keyHash || !dataHash || !(rounds <= maxRounds)) return undefined;
  const decrypt = (bytes: Uint8Array, secret: Uint8Array, iv: Uint8Array) =>
    cbc(secret, iv, { disablePadding: true }).decrypt(bytes);
  return (password) => {
    const salt = bytesOf(key.saltValue);
    const base = iteratedHash(keyHash, salt, password, rounds);
    const part = (block: number[], text: string | undefined) =>
      decrypt(
        bytesOf(text),
        sized(keyHash(join([base, Uint8Array.from(block)])), Number(key.keyBits) / 8),
        sized(salt, Number(key.blockSize)),
      );
    const input = part([0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79], key.encryptedVerifierHashInput);
    const value = part([0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e], key.encryptedVerifierHashValue);
    const secretHash = keyHash(input.subarray(0, Number(key.saltSize)));
    if (!isEqual(secretHash, value, secretHash.length)) return undefined;
    const secret = part([0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6], key.encryptedKeyValue);
    const dataSalt = bytesOf(data.saltValue);
    return (bytes) => {
      const output = new Uint8Array(bytes.length);
      for (let offset = 0; offset < bytes.length; offset += 4096) {
        const iv = sized(dataHash(join([dataSalt, uint32Bytes(offset / 4096)])), Number(data.blockSize));
        const piece = bytes.subarray(offset, offset + 4096);
        output.set(
          decrypt(piece.subarray(0, piece.length & ~15), secret.subarray(0, Number(data.keyBits) / 8), iv),
          offset,
        );
      }
      return output;
    };
  };
}

/** Standard encryption, of Office 2007 (2.3.4.5 to 2.3.4.9). */
function standardOpener(info: Bytes): Opener {
  const view = viewOf(info);
  const size = view.getUint32(0, true);
  const keyBytes = view.getUint32(4 + 16, true) / 8;
  const verifier = info.subarray(4 + size);
  const [salt, input, value] = [
    verifier.subarray(4, 20),
    verifier.subarray(20, 36),
    verifier.subarray(40, 72),
  ];
  return (password) => {
    const last = sha1(join([iteratedHash(sha1, salt, password, 50_000), uint32Bytes(0)]));
    const half = (fill: number) => {
      const block = new Uint8Array(64).fill(fill);
      for (const [index, byte] of last.entries()) block[index] = fill ^ byte;
      return sha1(block);
    };
    const secret = join([half(0x36), half(0x5c)]).subarray(0, keyBytes);
    const decrypt = (bytes: Uint8Array) => ecb(secret, { disablePadding: true }).decrypt(bytes);
    if (!isEqual(sha1(decrypt(input)), decrypt(value), 20)) return undefined;
    return (bytes) => decrypt(bytes.subarray(0, bytes.length & ~15)) as Bytes;
  };
}
