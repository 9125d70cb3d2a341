import { createCipheriv, createHash, randomBytes } from "node:crypto";

export type Encryption = { password: string; method: "rc4-128" | "aes-128" | "aes-256" };

/** What a file needs to be locked: the entries of its encryption dictionary, and how a stream is encrypted. */
export type Lock = {
  dictionary: string;
  encrypt: (bytes: Buffer, object: number) => Buffer;
};

const padding = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);
const permissions = -44;
const md5 = (...parts: Buffer[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, "latin1"), padding]).subarray(0, 32);

/** By the standard security handler: revisions 3, 4 and 6 (ISO 32000-2, 7.6). */
export const lockOf = ({ password, method }: Encryption, fileId: Buffer): Lock =>
  method === "aes-256" ? lockWithAes256(password) : lockWithMd5(password, method, fileId);

function lockWithMd5(password: string, method: "rc4-128" | "aes-128", fileId: Buffer): Lock {
  let ownerKey = md5(padded("owner"));
  for (let round = 0; round < 50; round += 1) ownerKey = md5(ownerKey);
  const owner = repeatedRc4(ownerKey, padded(password));
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  let key = md5(padded(password), owner, flags, fileId);
  for (let round = 0; round < 50; round += 1) key = md5(key);
  const user = Buffer.concat([repeatedRc4(key, md5(padding, fileId)), Buffer.alloc(16)]);
  const isAes = method === "aes-128";
  const version = isAes
    ? "/V 4 /R 4 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF"
    : "/V 2 /R 3";
  return {
    dictionary: `<< /Filter /Standard ${version} /Length 128 /P ${permissions} /O ${hex(owner)} /U ${hex(user)} >>`,
    encrypt: (bytes, object) => {
      const number = Buffer.from([object & 255, (object >> 8) & 255, (object >> 16) & 255, 0, 0]);
      const objectKey = md5(key, number, Buffer.from(isAes ? "sAlT" : ""));
      return isAes ? aes("aes-128-cbc", objectKey, bytes) : rc4(objectKey, bytes);
    },
  };
}

function lockWithAes256(password: string): Lock {
  const key = randomBytes(32);
  const secret = Buffer.from(password, "utf8");
  const salt = () => randomBytes(8);
  const entry = (before: Buffer) => {
    const [validation, forKey] = [salt(), salt()];
    return {
      hash: Buffer.concat([hardenedHash(secret, validation, before), validation, forKey]),
      key: aesPlain("aes-256-cbc", hardenedHash(secret, forKey, before), key),
    };
  };
  const user = entry(Buffer.alloc(0));
  const owner = entry(user.hash);
  const block = Buffer.alloc(16);
  block.writeInt32LE(permissions);
  block.fill(0xff, 4, 8);
  block.write("Tadb", 8, "latin1");
  const cipher = createCipheriv("aes-256-ecb", key, null).setAutoPadding(false);
  const perms = Buffer.concat([cipher.update(block), cipher.final()]);
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /P ${permissions}
      /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF
      /U ${hex(user.hash)} /UE ${hex(user.key)} /O ${hex(owner.hash)} /OE ${hex(owner.key)} /Perms ${hex(perms)} >>`,
    encrypt: (bytes) => aes("aes-256-cbc", key, bytes),
  };
}

/** Algorithm 2.B: at least 64 rounds, and as many more as the last byte says. */
function hardenedHash(password: Buffer, salt: Buffer, user: Buffer): Buffer {
  let key = createHash("sha256").update(password).update(salt).update(user).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const block = Buffer.concat(
      Array.from({ length: 64 }, () => Buffer.concat([password, key, user])),
    );
    const cipher = createCipheriv("aes-128-cbc", key.subarray(0, 16), key.subarray(16, 32));
    const encrypted = cipher.setAutoPadding(false).update(block);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(["sha256", "sha384", "sha512"][remainder] ?? "")
      .update(encrypted)
      .digest();
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function aes(name: "aes-128-cbc" | "aes-256-cbc", key: Buffer, bytes: Buffer): Buffer {
  const start = randomBytes(16);
  const cipher = createCipheriv(name, key, start);
  return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
}

function aesPlain(name: "aes-256-cbc", key: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv(name, key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

function repeatedRc4(key: Buffer, bytes: Buffer): Buffer {
  let text = bytes;
  for (let round = 0; round < 20; round += 1)
    text = rc4(
      key.map((byte) => byte ^ round),
      text,
    );
  return text;
}

/** Node's OpenSSL has it no longer. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + state[index]! + key[index % key.length]!) % 256;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      one = (one + 1) % 256;
      other = (other + state[one]!) % 256;
      swap(one, other);
      return byte ^ state[(state[one]! + state[other]!) % 256]!;
    }),
  );
}
