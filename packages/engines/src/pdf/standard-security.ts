import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { equalBytes, join } from '../write/bytes';
import { hash2B } from './password-hash';
import { passwordBytes } from './reader/password';

/**
 * Arithmetic of the standard security handler (ISO 32000-2, 7.6). The reader and the auditor read the encryption
 * dictionary separately, and decide for themselves what is encrypted how.
 */

export type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

type EntryOfBytes = 'O' | 'U' | 'OE' | 'UE';

/** Entries of an encryption dictionary. */
export type SecurityEntries = {
  version: number;
  revision: number;
  /** Possible lengths of the key in bits, before version 5. */
  bits: number[];
  permissions: number;
  encryptsMetadata: boolean;
  /** First part of the file's ID. */
  id: Uint8Array;
  /** Bytes of an entry; empty if it is missing. */
  bytes(key: EntryOfBytes): Uint8Array;
};

const padding = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/**
 * The encryption key of a file, from the user or owner password; undefined if it is neither.
 *
 * @throws for an encryption dictionary that lacks an entry
 */
export function fileKeyOf(entries: SecurityEntries, password: string): Uint8Array | undefined {
  for (const bytes of passwordBytes(password, entries.revision)) {
    const keys =
      entries.version >= 5
        ? [keyOf256(entries, bytes)]
        : entries.bits.map((bits) => keyBefore256(entries, bits, bytes));
    const key = keys.find((candidate) => candidate !== undefined);
    if (key) return entries.version === 4 ? join([key, new Uint8Array(16)]).subarray(0, 16) : key;
  }
  return undefined;
}

/**
 * Possible lengths of the key, in bits, by the entries `V` and `Length`. Version 4 has 128, but readers also accept a
 * shorter key of the given length, and pad it with zeros.
 */
export function keyLengthsOf(version: number, length = 40): number[] {
  const given = version !== 1 && length >= 40 && length % 8 === 0 ? Math.min(128, length) : 40;
  if (version < 4) return [given];
  return version === 4 && given < 128 ? [128, given] : [128];
}

/** Entry of the encryption dictionary, which must have at least this length. */
function entry(entries: SecurityEntries, key: EntryOfBytes, length: number): Uint8Array {
  const bytes = entries.bytes(key);
  if (bytes.length < length) throw new Error(`encryption without ${key}`);
  return bytes;
}

/** The file's key before AES-256: Algorithms 2, 6 and 7 of ISO 32000-2, 7.6.4. */
function keyBefore256(entries: SecurityEntries, bits: number, password: Uint8Array) {
  const { revision, id } = entries;
  const size = revision === 2 ? 5 : bits / 8;
  const [owner, user] = [entry(entries, 'O', 32).subarray(0, 32), entry(entries, 'U', 16)];
  const keyIfUserPassword = (padded: Uint8Array) => {
    const key = computedFileKey(entries, size, padded, owner);
    const proof = revision === 2 ? rc4(key, padding) : rc4Rounds(key, md5(join([padding, id])), false);
    const length = revision === 2 ? 32 : 16;
    return equalBytes(proof.subarray(0, length), user.subarray(0, length)) ? key : undefined;
  };
  const padded = join([password, padding]).subarray(0, 32);
  let digest: Uint8Array = md5(padded);
  if (revision >= 3) for (let round = 0; round < 50; round++) digest = md5(digest);
  const ownerKey = digest.subarray(0, size);
  return (
    keyIfUserPassword(padded) ??
    keyIfUserPassword(revision === 2 ? rc4(ownerKey, owner) : rc4Rounds(ownerKey, owner, true))
  );
}

function computedFileKey(
  entries: SecurityEntries,
  size: number,
  padded: Uint8Array,
  owner: Uint8Array,
): Uint8Array {
  const { revision, permissions, encryptsMetadata, id } = entries;
  const flags = permissions | 0;
  const low = Uint8Array.from([flags, flags >> 8, flags >> 16, flags >> 24]);
  const isMetadataInClear = revision >= 4 && !encryptsMetadata;
  let key: Uint8Array = md5(
    join([padded, owner, low, id, new Uint8Array(isMetadataInClear ? 4 : 0).fill(255)]),
  );
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, size));
  return key.subarray(0, size);
}

/** Twenty rounds of RC4, each with another key; `backwards` reverses them. */
function rc4Rounds(key: Uint8Array, bytes: Uint8Array, backwards: boolean): Uint8Array {
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

/**
 * Cache for the last files and passwords: the reader and the auditor need the same key, and Algorithm 2.B is slow by
 * design.
 */
const keysOf256 = new Map<string, Uint8Array | undefined>();
const maxCachedKeys = 16;

/** `derived256`, computed once for the same password and entries. */
function keyOf256(entries: SecurityEntries, password: Uint8Array): Uint8Array | undefined {
  const bytes = (['O', 'U', 'OE', 'UE'] as const).map((name) => entries.bytes(name));
  const cacheKey = [entries.revision, ...[password, ...bytes].map((part) => part.join())].join(' ');
  if (keysOf256.has(cacheKey)) return keysOf256.get(cacheKey);
  const key = derived256(entries, password);
  const [oldest] = keysOf256.keys();
  if (oldest !== undefined && keysOf256.size === maxCachedKeys) keysOf256.delete(oldest);
  keysOf256.set(cacheKey, key);
  return key;
}

/**
 * The file's key for AES-256: Algorithm 2.A of ISO 32000-2, 7.6.4.3.3. The user password is tried first, as it is more
 * common; both lead to the same key.
 */
function derived256(entries: SecurityEntries, password: Uint8Array): Uint8Array | undefined {
  const { revision } = entries;
  const [owner, user] = [entry(entries, 'O', 48), entry(entries, 'U', 48).subarray(0, 48)];
  const noBytes = new Uint8Array();
  const hash = (salt: Uint8Array, more: Uint8Array) =>
    revision === 5 ? sha256(join([password, salt, more])) : hash2B(password, salt, more);
  const unwrap = (salt: Uint8Array, more: Uint8Array, wrapped: Uint8Array) =>
    cbc(hash(salt, more), new Uint8Array(16), { disablePadding: true }).decrypt(wrapped.slice(0, 32));
  if (equalBytes(hash(user.subarray(32, 40), noBytes), user.subarray(0, 32)))
    return unwrap(user.subarray(40, 48), noBytes, entry(entries, 'UE', 32));
  if (equalBytes(hash(owner.subarray(32, 40), user), owner.subarray(0, 32)))
    return unwrap(owner.subarray(40, 48), user, entry(entries, 'OE', 32));
  return undefined;
}

/** Algorithms 1 and 1.A: decrypts with the file's key or, before AES-256, one derived from it and the object number. */
export function decipher(
  method: Method,
  key: Uint8Array,
  bytes: Uint8Array,
  number: number,
  generation: number,
): Uint8Array {
  if (method === 'none') return bytes;
  if (method === 'aes256') return aes(key, bytes);
  const place = [number, number >> 8, number >> 16, generation, generation >> 8];
  const salt = method === 'aes128' ? [0x73, 0x41, 0x6c, 0x54] : [];
  const objectKey = md5(join([key, Uint8Array.from([...place, ...salt])])).subarray(
    0,
    Math.min(16, key.length + 5),
  );
  return method === 'rc4' ? rc4(objectKey, bytes) : aes(objectKey, bytes);
}

function aes(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const end = bytes.length - (bytes.length % 16);
  if (end < 32) return new Uint8Array();
  const ciphertext = bytes.slice(16, end);
  const decrypted = cbc(key.slice(), bytes.slice(0, 16), { disablePadding: true }).decrypt(ciphertext);
  const pad = decrypted.at(-1) ?? 0;
  const isPadded = pad >= 1 && pad <= 16 && decrypted.subarray(-pad).every((byte) => byte === pad);
  return isPadded ? decrypted.subarray(0, decrypted.length - pad) : decrypted;
}

function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    const value = state[i] as number;
    j = (j + value + (key[i % key.length] as number)) & 255;
    state[i] = state[j] as number;
    state[j] = value;
  }
  const result = new Uint8Array(bytes.length);
  for (let offset = 0, i = 0, j = 0; offset < bytes.length; offset++) {
    i = (i + 1) & 255;
    const value = state[i] as number;
    j = (j + value) & 255;
    const swapped = state[j] as number;
    state[i] = swapped;
    state[j] = value;
    result[offset] = (bytes[offset] as number) ^ (state[(value + swapped) & 255] as number);
  }
  return result;
}
