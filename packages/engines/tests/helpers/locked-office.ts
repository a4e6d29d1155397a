import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const u32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4);
  return bytes;
};

/** Pads a stream to whole sectors of 512 bytes. */
const padToSectors = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);

/** An OLE compound file ([MS-CFB]) of these streams; short ones are in its miniStream stream. */
function compoundFile(streams: [name: string, bytes: Buffer][]): Buffer {
  const isShort = ([, bytes]: [string, Buffer]) => bytes.length < 4096;
  const short = streams.filter(isShort);
  const miniStream = Buffer.concat(
    short.map(([, bytes]) => Buffer.concat([bytes, Buffer.alloc((64 - (bytes.length % 64)) % 64)])),
  );
  const table: number[] = [];
  const sectors: Buffer[] = [];
  const add = (bytes: Buffer) => {
    const first = sectors.length;
    const paddedBytes = padToSectors(bytes);
    for (let index = 0; index < paddedBytes.length; index += 512) {
      sectors.push(paddedBytes.subarray(index, index + 512));
      table.push(index + 512 < paddedBytes.length ? sectors.length : 0xfffffffe);
    }
    return first;
  };
  const big = new Map(
    streams.filter((stream) => !isShort(stream)).map(([name, bytes]) => [name, add(bytes)]),
  );
  const miniFirst = miniStream.length > 0 ? add(miniStream) : 0xfffffffe;
  const miniTable: number[] = [];
  const miniStart = new Map<string, number>();
  for (const [name, bytes] of short) {
    miniStart.set(name, miniTable.length);
    const count = Math.ceil(bytes.length / 64);
    for (let index = 1; index <= count; index++)
      miniTable.push(index < count ? miniTable.length + 1 : 0xfffffffe);
  }
  const miniTableFirst = miniStream.length > 0 ? add(u32(...miniTable)) : 0xfffffffe;
  const entry = (
    name: string,
    type: number,
    first: number,
    size: number,
    child = 0xffffffff,
    right = 0xffffffff,
  ) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, 64);
    bytes.writeUInt8(type, 66);
    bytes.writeUInt8(1, 67);
    u32(0xffffffff, right, child).copy(bytes, 68);
    u32(first, size).copy(bytes, 116);
    return bytes;
  };
  const directory = add(
    Buffer.concat([
      entry('Root Entry', 5, miniFirst, miniStream.length, 1),
      ...streams.map(([name, bytes], index) => {
        const first = big.get(name) ?? miniStart.get(name) ?? 0;
        return entry(
          name,
          2,
          first,
          bytes.length,
          undefined,
          index + 1 < streams.length ? index + 2 : undefined,
        );
      }),
    ]),
  );
  const tables = Math.ceil((sectors.length + Math.ceil(sectors.length / 127)) / 128);
  const firstTable = sectors.length;
  const entries = [...table, ...Array.from({ length: tables }, () => 0xfffffffd)];
  while (entries.length % 128 > 0) entries.push(0xffffffff);
  const head = Buffer.alloc(512, 0xff);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head);
  head.fill(0, 8, 76);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  u32(tables, directory, 0, 4096, miniTableFirst, miniStream.length > 0 ? 1 : 0, 0xfffffffe, 0).copy(
    head,
    44,
  );
  u32(...Array.from({ length: tables }, (_, index) => firstTable + index)).copy(head, 76);
  return Buffer.concat([head, ...sectors, u32(...entries)]);
}

const digest = (name: string, ...parts: Uint8Array[]) =>
  createHash(name).update(Buffer.concat(parts)).digest();

function iteratedHash(name: string, salt: Uint8Array, password: string, count: number) {
  let hash = digest(name, salt, Buffer.from(password, 'utf16le'));
  for (let index = 0; index < count; index++) hash = digest(name, u32(index), hash);
  return hash;
}

const encrypt = (cipher: string, key: Uint8Array, iv: Uint8Array | null, bytes: Uint8Array) => {
  const cipherStream = createCipheriv(cipher, key, iv).setAutoPadding(false);
  const padded = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
  return Buffer.concat([cipherStream.update(padded), cipherStream.final()]);
};

const sizeOf = (bytes: Uint8Array) => u32(bytes.length, 0);

/** A file encrypted as Excel 2010 and later do ([MS-OFFCRYPTO] 2.3.4.10), with fewer rounds where tests need no more. */
export function lockedAgile(bytes: Uint8Array, password: string, rounds = 1000): Buffer {
  const [salt, dataSalt, secret, input] = [
    randomBytes(16),
    randomBytes(16),
    randomBytes(32),
    randomBytes(16),
  ];
  const base = iteratedHash('sha512', salt, password, rounds);
  const part = (block: string, value: Uint8Array) =>
    encrypt(
      'aes-256-cbc',
      digest('sha512', base, Buffer.from(block, 'hex')).subarray(0, 32),
      salt,
      value,
    ).toString('base64');
  const cipher =
    'blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"';
  const pieces = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, index) =>
    encrypt(
      'aes-256-cbc',
      secret,
      digest('sha512', dataSalt, u32(index)).subarray(0, 16),
      bytes.subarray(index * 4096, index * 4096 + 4096),
    ),
  );
  const encryptedPackage = Buffer.concat([sizeOf(bytes), ...pieces]);
  const encryptedBlock = (block: string, value: Uint8Array) =>
    encrypt(
      'aes-256-cbc',
      secret,
      digest('sha512', dataSalt, Buffer.from(block, 'hex')).subarray(0, 16),
      value,
    ).toString('base64');
  const hmacKey = randomBytes(64);
  const hmac = createHmac('sha512', hmacKey).update(encryptedPackage).digest();
  const integrity = `<dataIntegrity encryptedHmacKey="${encryptedBlock('5fb2ad010cb9e1f6', hmacKey)}" encryptedHmacValue="${encryptedBlock('a0677f02b22c8433', hmac)}"/>`;
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData saltSize="16" ${cipher} saltValue="${dataSalt.toString('base64')}"/>${integrity}<keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="${rounds}" saltSize="16" ${cipher} saltValue="${salt.toString('base64')}" encryptedVerifierHashInput="${part('fea7d2763b4b9e79', input)}" encryptedVerifierHashValue="${part('d7aa0f6d3061344e', digest('sha512', input))}" encryptedKeyValue="${part('146e0be7abacd0d6', secret)}"/></keyEncryptor></keyEncryptors></encryption>`;
  return compoundFile([
    ['EncryptionInfo', Buffer.concat([Buffer.from([4, 0, 4, 0]), u32(0x40), Buffer.from(xml)])],
    ['EncryptedPackage', encryptedPackage],
  ]);
}

/** A file encrypted as Excel 2007 does (2.3.4.5). */
export function lockedStandard(bytes: Uint8Array, password: string): Buffer {
  const [salt, input] = [randomBytes(16), randomBytes(16)];
  const last = digest('sha1', iteratedHash('sha1', salt, password, 50_000), u32(0));
  const half = (fill: number) =>
    digest('sha1', Buffer.from(Array.from({ length: 64 }, (_, index) => fill ^ (last[index] ?? 0))));
  const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, 16);
  const provider = Buffer.from('Microsoft Enhanced RSA and AES Cryptographic Provider\0', 'utf16le');
  const header = Buffer.concat([u32(0x24, 0, 0x660e, 0x8004, 128, 0x18, 0, 0), provider]);
  const verifier = Buffer.concat([
    u32(16),
    salt,
    encrypt('aes-128-ecb', key, null, input),
    u32(20),
    encrypt('aes-128-ecb', key, null, digest('sha1', input)),
  ]);
  return compoundFile([
    [
      'EncryptionInfo',
      Buffer.concat([Buffer.from([3, 0, 2, 0]), u32(0x24, header.length), header, verifier]),
    ],
    ['EncryptedPackage', Buffer.concat([sizeOf(bytes), encrypt('aes-128-ecb', key, null, bytes)])],
  ]);
}
