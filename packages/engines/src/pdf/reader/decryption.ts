import { PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { join } from '../../write/bytes';
import { get, getArray, getDict, getName, getNumber, isText, pdfName } from '../assemble/objects';
import { passwordBytes } from './password';

/** What decrypts one object: its strings, and its stream. */
export type Decryption = {
  string(bytes: Uint8Array, number: number, generation: number): Uint8Array;
  /** @returns undefined for a stream that only a password opens */
  stream(dict: PDFDict, bytes: Uint8Array, number: number, generation: number): Uint8Array | undefined;
};

/** A file that opens with a password only, or with another one. */
export class PasswordNeeded extends Error {
  constructor() {
    super('NEEDS PASSWORD');
    this.name = 'PasswordException';
  }
}

type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/**
 * Decryption of the standard security handler (ISO 32000-2, 7.6), with a crypt filter for strings, streams,
 * attached files, and single streams that name one.
 *
 * @throws PasswordNeeded, or an Error for a handler or method that is not known
 */
export function decryptionOf(encrypt: PDFDict, id: Uint8Array, password: string): Decryption {
  if (getName(encrypt, 'Filter') !== 'Standard') throw new Error('unknown security handler');
  const version = getNumber(encrypt, 'V') ?? 0;
  const methods = methodsOf(encrypt, version);
  const key = keyOf(encrypt, version, methods.bits, id, password);
  if (!key && (methods.streams !== 'none' || methods.strings !== 'none')) throw new PasswordNeeded();
  const plain = (method: Method, bytes: Uint8Array, number: number, generation: number) =>
    key ? decipher(method, key, bytes, number, generation) : undefined;
  return {
    string: (bytes, number, generation) =>
      methods.strings === 'none' ? bytes : (plain(methods.strings, bytes, number, generation) ?? bytes),
    stream: (dict, bytes, number, generation) => {
      const method = methodFor(dict, methods);
      return method === 'none' ? bytes : plain(method, bytes, number, generation);
    },
  };
}

type Methods = {
  bits: number;
  strings: Method;
  streams: Method;
  files: Method;
  metadata: boolean;
  named: (name: string | undefined) => Method;
};

function methodsOf(encrypt: PDFDict, version: number): Methods {
  const metadata = get(encrypt, 'EncryptMetadata')?.toString() !== 'false';
  if (version < 4) {
    const given = getNumber(encrypt, 'Length') ?? 40;
    const bits = version === 1 || given < 40 || given % 8 !== 0 ? 40 : Math.min(128, given);
    const named = (name?: string): Method => (name === 'Identity' ? 'none' : 'rc4');
    return { bits, strings: 'rc4', streams: 'rc4', files: 'rc4', metadata: true, named };
  }
  const named = (name: string | undefined): Method => {
    if (!name || name === 'Identity') return 'none';
    const method = getName(getDict(encrypt, 'CF', name), 'CFM') ?? 'None';
    const known = { None: 'none', V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256' } as const;
    if (!(method in known)) throw new Error(`unknown crypt filter ${method}`);
    return known[method as keyof typeof known];
  };
  const [strings, streams] = [named(getName(encrypt, 'StrF')), named(getName(encrypt, 'StmF'))];
  const files = encrypt.has(pdfName('EFF')) ? named(getName(encrypt, 'EFF')) : streams;
  return { bits: version === 4 ? 128 : 256, strings, streams, files, metadata, named };
}

function methodFor(dict: PDFDict, { streams, files, metadata, named }: Methods): Method {
  const type = getName(dict, 'Type');
  if (type === 'XRef') return 'none';
  const filter = get(dict, 'Filter');
  const first = filter instanceof PDFName ? filter : getArray(dict, 'Filter')?.lookup(0);
  if (first instanceof PDFName && first.decodeText() === 'Crypt') {
    const parameters = get(dict, 'DecodeParms');
    const own = parameters instanceof PDFDict ? parameters : getArray(dict, 'DecodeParms')?.lookup(0);
    return named((own instanceof PDFDict && getName(own, 'Name')) || 'Identity');
  }
  if (type === 'Metadata' && !metadata) return 'none';
  return type === 'EmbeddedFile' ? files : streams;
}

/** The key of a file, by its password as user or owner; undefined if it is neither. */
function keyOf(encrypt: PDFDict, version: number, bits: number, id: Uint8Array, password: string) {
  const revision = getNumber(encrypt, 'R') ?? 2;
  for (const bytes of passwordBytes(password, revision)) {
    const key =
      version >= 5 ? keyOf256(encrypt, revision, bytes) : keyBefore256(encrypt, revision, bits, id, bytes);
    if (key) return key;
  }
  return undefined;
}

/** Entry of the encryption dictionary, of at least this length. */
function entry(encrypt: PDFDict, key: string, length: number): Uint8Array {
  const value = get(encrypt, key);
  const bytes = isText(value) ? value.asBytes() : new Uint8Array();
  if (bytes.length < length) throw new Error(`encryption without ${key}`);
  return bytes;
}

/** Algorithms 2, 6 and 7 of ISO 32000-2, 7.6.4. */
function keyBefore256(
  encrypt: PDFDict,
  revision: number,
  bits: number,
  id: Uint8Array,
  password: Uint8Array,
) {
  const size = revision === 2 ? 5 : bits / 8;
  const [owner, user] = [entry(encrypt, 'O', 32).subarray(0, 32), entry(encrypt, 'U', 16)];
  const isUsers = (padded: Uint8Array) => {
    const key = fileKey(encrypt, revision, size, id, padded, owner);
    const proof = revision === 2 ? rc4(key, padding) : rounds(key, md5(join([padding, id])), false);
    const length = revision === 2 ? 32 : 16;
    return same(proof.subarray(0, length), user.subarray(0, length)) ? key : undefined;
  };
  const padded = join([password, padding]).subarray(0, 32);
  let digest: Uint8Array = md5(padded);
  if (revision >= 3) for (let round = 0; round < 50; round++) digest = md5(digest);
  const ownerKey = digest.subarray(0, size);
  return isUsers(padded) ?? isUsers(revision === 2 ? rc4(ownerKey, owner) : rounds(ownerKey, owner, true));
}

function fileKey(
  encrypt: PDFDict,
  revision: number,
  size: number,
  id: Uint8Array,
  padded: Uint8Array,
  owner: Uint8Array,
): Uint8Array {
  const permissions = get(encrypt, 'P');
  const flags = permissions instanceof PDFNumber ? permissions.asNumber() | 0 : 0;
  const low = Uint8Array.from([flags, flags >> 8, flags >> 16, flags >> 24]);
  const open = revision >= 4 && get(encrypt, 'EncryptMetadata')?.toString() === 'false';
  let key: Uint8Array = md5(join([padded, owner, low, id, new Uint8Array(open ? 4 : 0).fill(255)]));
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, size));
  return key.subarray(0, size);
}

/** Twenty rounds of RC4, each with another key; backwards they undo themselves. */
function rounds(key: Uint8Array, bytes: Uint8Array, backwards: boolean): Uint8Array {
  let result = bytes;
  for (let step = 0; step < 20; step++) {
    const round = backwards ? 19 - step : step;
    result = rc4(
      key.map((byte) => byte ^ round),
      result,
    );
  }
  return result;
}

/** Algorithm 2.A of ISO 32000-2, 7.6.4.3.3. */
function keyOf256(encrypt: PDFDict, revision: number, password: Uint8Array): Uint8Array | undefined {
  const [owner, user] = [entry(encrypt, 'O', 48), entry(encrypt, 'U', 48).subarray(0, 48)];
  const none = new Uint8Array();
  const hash = (salt: Uint8Array, more: Uint8Array) =>
    revision === 5 ? sha256(join([password, salt, more])) : hash2B(password, salt, more);
  const unwrap = (salt: Uint8Array, more: Uint8Array, wrapped: Uint8Array) =>
    cbc(hash(salt, more), new Uint8Array(16), { disablePadding: true }).decrypt(wrapped.slice(0, 32));
  if (same(hash(owner.subarray(32, 40), user), owner.subarray(0, 32)))
    return unwrap(owner.subarray(40, 48), user, entry(encrypt, 'OE', 32));
  if (same(hash(user.subarray(32, 40), none), user.subarray(0, 32)))
    return unwrap(user.subarray(40, 48), none, entry(encrypt, 'UE', 32));
  return undefined;
}

/** Algorithm 2.B. */
function hash2B(password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(join([password, salt, user]));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const once = join([password, key, user]);
    const input = join(Array.from({ length: 64 }, () => once));
    const secret = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true }).encrypt(input);
    const rest = secret.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = [sha256, sha384, sha512][rest]?.(secret) ?? key;
    last = secret.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithms 1 and 1.A: the key of an object is made of that of the file and its number. */
function decipher(method: Method, key: Uint8Array, bytes: Uint8Array, number: number, generation: number) {
  if (method === 'none') return bytes;
  if (method === 'aes256') return aes(key, bytes);
  const place = [number, number >> 8, number >> 16, generation, generation >> 8];
  const salt = method === 'aes128' ? [0x73, 0x41, 0x6c, 0x54] : [];
  const own = md5(join([key, Uint8Array.from([...place, ...salt])])).subarray(
    0,
    Math.min(16, key.length + 5),
  );
  return method === 'rc4' ? rc4(own, bytes) : aes(own, bytes);
}

function aes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16);
  if (end < 32) return new Uint8Array();
  const secret = bytes.slice(16, end);
  const plain = cbc(key.slice(), bytes.slice(0, 16), { disablePadding: true }).decrypt(secret);
  const pad = plain.at(-1) ?? 0;
  const isPadded = pad >= 1 && pad <= 16 && plain.subarray(-pad).every((byte) => byte === pad);
  return isPadded ? plain.subarray(0, plain.length - pad) : plain;
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    const one = state[i] as number;
    j = (j + one + (key[i % key.length] as number)) & 255;
    state[i] = state[j] as number;
    state[j] = one;
  }
  const result = new Uint8Array(bytes.length);
  for (let at = 0, i = 0, j = 0; at < bytes.length; at++) {
    i = (i + 1) & 255;
    const one = state[i] as number;
    j = (j + one) & 255;
    const other = state[j] as number;
    state[i] = other;
    state[j] = one;
    result[at] = (bytes[at] as number) ^ (state[(one + other) & 255] as number);
  }
  return result;
}

const same = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
