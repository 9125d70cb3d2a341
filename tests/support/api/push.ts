import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import type { AddPushInput } from "../../../src/shared/push/schema.ts";
import type { PushPayload } from "../../../src/shared/push/push-kinds.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A browser that has subscribed at a push service. */
export type TestBrowser = {
  subscription: Omit<AddPushInput, "kinds">;
  /** Reads a message as RFC 8291 says. @throws where it is for another browser */
  open: (message: Buffer) => PushPayload;
};

export function testBrowser(endpoint = newEndpoint()): TestBrowser {
  const keys = createECDH("prime256v1");
  const point = keys.generateKeys();
  const secret = randomBytes(16);
  const text = (bytes: Buffer) => bytes.toString("base64url");
  return {
    subscription: { endpoint, p256dh: text(point), auth: text(secret) },
    open(message) {
      const [salt, recordSize] = [message.subarray(0, 16), message.readUInt32BE(16)];
      const keyEnd = 21 + message.readUInt8(20);
      const sender = message.subarray(21, keyEnd);
      const record = message.subarray(keyEnd);
      if (record.length > recordSize) throw new Error("more than one record");
      const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync("sha256", key, from, info, length));
      const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), point, sender]);
      const input = derive(keys.computeSecret(sender), secret, keyInfo, 32);
      const info = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
      const cipher = createDecipheriv(
        "aes-128-gcm",
        derive(input, salt, info("aes128gcm"), 16),
        derive(input, salt, info("nonce"), 12),
      );
      cipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      const end = padded.lastIndexOf(2);
      return JSON.parse(padded.subarray(0, end).toString()) as PushPayload;
    },
  };
}

/** An endpoint at Chrome's service, to which nothing is sent. */
const newEndpoint = (): string => `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;

export const pushInput = (change: Partial<AddPushInput> = {}): AddPushInput => ({
  ...testBrowser().subscription,
  kinds: ["sips", "events"],
  ...change,
});

type Claims = { aud: string; sub: string; exp: number };

/**
 * What a message's VAPID header says (RFC 8292).
 * @throws where it is not signed by the key that it names
 */
export function vapidIn(headers: Headers): { key: string; claims: Claims } {
  const header = String(headers["authorization"]);
  const [, head = "", body = "", signature = "", key = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString("base64url"),
  );
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { alg } = JSON.parse(Buffer.from(head, "base64url").toString()) as { alg: string };
  if (!isSigned || alg !== "ES256") throw new Error("not signed by its key");
  return { key, claims: JSON.parse(Buffer.from(body, "base64url").toString()) as Claims };
}
