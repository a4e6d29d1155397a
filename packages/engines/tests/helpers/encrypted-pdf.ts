import { createCipheriv, createHash } from 'node:crypto';

/** How a file is encrypted (ISO 32000-2, 7.6): RC4 with 40 or 128 bits, AES with 128 or 256. */
export const encryptions = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256'] as const;
/** `rc4-48` is a short key in a crypt filter, which pdf.js pads with zeros. */
export type Encryption = (typeof encryptions)[number] | 'rc4-48';

export type Encrypter = {
  /** The encryption dictionary, without strings that would be encrypted themselves. */
  dict: string;
  /** Data of a stream or string of the object with this number. */
  encrypt(object: number, data: Buffer): Buffer;
};

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const permissions = -4;

/** Bytes that are random in real files, here fixed: a seed always makes the same file. */
const fixedBytes = (length: number, from: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 37 + from) & 255));

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let at = 0;
  other = 0;
  return Buffer.from(
    data.map((byte) => {
      at = (at + 1) & 255;
      other = (other + (state[at] ?? 0)) & 255;
      swap(at, other);
      return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
    }),
  );
}

function aes(key: Buffer, data: Buffer, { iv = fixedBytes(16, 5), padded = true } = {}): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc` as 'aes-128-cbc', key, iv).setAutoPadding(padded);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** @param password of the user, in ASCII; empty for a file that opens without one */
export function encrypter(encryption: Encryption, password: string, id: Buffer): Encrypter {
  if (encryption === 'aes-256') {
    const same = withAes256.get(password) ?? aes256(Buffer.from(password));
    withAes256.set(password, same);
    return same;
  }
  const version = encryption === 'rc4-40' ? 2 : encryption === 'rc4-128' ? 3 : 4;
  const isShort = encryption === 'rc4-48';
  const size = version === 2 ? 5 : isShort ? 6 : 16;
  const padPassword = (text: string) => Buffer.concat([Buffer.from(text), padding]).subarray(0, 32);
  const rounds = (key: Buffer) => {
    let result = key;
    if (version > 2) for (let round = 0; round < 50; round += 1) result = md5(result.subarray(0, size));
    return result.subarray(0, size);
  };
  const times = (key: Buffer, data: Buffer) => {
    let result = rc4(key, data);
    if (version > 2)
      for (let round = 1; round < 20; round += 1)
        result = rc4(Buffer.from(key.map((byte) => byte ^ round)), result);
    return result;
  };
  const owner = times(rounds(md5(padPassword('owner'))), padPassword(password));
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions);
  const key = rounds(md5(padPassword(password), owner, rights, id));
  const user =
    version === 2 ? rc4(key, padding) : Buffer.concat([times(key, md5(padding, id)), Buffer.alloc(16)]);
  const filters =
    version === 4
      ? `/CF<</StdCF<</CFM/${isShort ? 'V2' : 'AESV2'}/AuthEvent/DocOpen/Length ${size}>>>>/StmF/StdCF/StrF/StdCF`
      : '';
  const number = version === 2 ? 1 : version === 3 ? 2 : 4;
  return {
    dict: `<</Filter/Standard/V ${number}/R ${version}/Length ${size * 8}/P ${permissions}/O<${owner.toString('hex')}>/U<${user.toString('hex')}>${filters}>>`,
    encrypt: (object, data) => {
      const tail = Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]);
      const isAes = version === 4 && !isShort;
      const salt = Buffer.from(isAes ? 'sAlT' : '');
      const fileKey = isShort ? Buffer.concat([key, Buffer.alloc(10)]) : key;
      const objectKey = md5(fileKey, tail, salt).subarray(0, Math.min(16, fileKey.length + 5));
      return isAes ? Buffer.concat([fixedBytes(16, 5), aes(objectKey, data)]) : rc4(objectKey, data);
    },
  };
}

/** Cached by password: the bytes are fixed, and the hashes are slow by design. */
const withAes256 = new Map<string, Encrypter>();

function aes256(password: Buffer): Encrypter {
  const key = fixedBytes(32, 11);
  const none = Buffer.alloc(0);
  const unpadded = { iv: Buffer.alloc(16), padded: false };
  const entry = (word: Buffer, from: number, user: Buffer) => {
    const [check, salt] = [fixedBytes(8, from), fixedBytes(8, from + 90)];
    const value = Buffer.concat([hashOfPassword(word, check, user), check, salt]);
    return { value, wrapped: aes(hashOfPassword(word, salt, user), key, unpadded) };
  };
  const user = entry(password, 21, none);
  const owner = entry(Buffer.from('owner'), 61, user.value);
  const rights = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from([255, 255, 255, 255]),
    Buffer.from('Tadb'),
    fixedBytes(4, 3),
  ]);
  rights.writeInt32LE(permissions);
  const perms = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(rights);
  const hex = (data: Buffer) => `<${data.toString('hex')}>`;
  return {
    dict: `<</Filter/Standard/V 5/R 6/Length 256/P ${permissions}/O${hex(owner.value)}/U${hex(user.value)}/OE${hex(owner.wrapped)}/UE${hex(user.wrapped)}/Perms${hex(perms)}/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF>>`,
    encrypt: (_, data) => Buffer.concat([fixedBytes(16, 5), aes(key, data)]),
  };
}

/** The hash of passwords of revision 6 (algorithm 2.B). */
function hashOfPassword(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = createHash('sha256')
    .update(Buffer.concat([password, salt, user]))
    .digest();
  for (let round = 0; ; round += 1) {
    const block = Buffer.concat([password, key, user]);
    const data = aes(key.subarray(0, 16), Buffer.concat(Array.from({ length: 64 }, () => block)), {
      iv: key.subarray(16, 32),
      padded: false,
    });
    const sum = data.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = createHash(['sha256', 'sha384', 'sha512'][sum % 3] ?? '')
      .update(data)
      .digest();
    if (round >= 63 && (data.at(-1) ?? 0) <= round - 31) return key.subarray(0, 32);
  }
}
