import { cbc } from '@noble/ciphers/aes.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { join } from '../write/bytes';

/**
 * Hash of a password of revision 6 (ISO 32000-2, 7.6.4.3.4, Algorithm 2.B).
 *
 * @param user the entry U for the owner's password; empty for the user's password
 */
export function hash2B(password: Uint8Array, salt: Uint8Array, user: Uint8Array): Uint8Array {
  let key: Uint8Array = sha256(join([password, salt, user]));
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const unit = join([password, key, user]);
    const input = join(Array.from({ length: 64 }, () => unit));
    const encrypted = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true }).encrypt(input);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = [sha256, sha384, sha512][remainder]?.(encrypted) ?? key;
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}
