import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { ApiClient } from "./api-client.ts";

/** What an authenticator or a browser may do otherwise than it should. */
export type Behaviour = {
  userVerified: boolean;
  backupEligible: boolean;
  backedUp: boolean;
  counter: number;
  origin: string;
  crossOrigin: boolean;
  userHandle: string | undefined;
  /** What vouches for the authenticator: nothing, its own new key, or a key with a certificate. */
  attestation: "none" | "self" | "certificate";
};

type Options = { challenge: string; user?: { id: string }; rpId?: string; rp?: { id?: string } };

const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();

/** CBOR (RFC 8949) of the few kinds of value that WebAuthn has. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  throw new TypeError(`no CBOR of ${typeof value}`);
}

/** The beginning of one; nobody is to read further. */
const certificate = Buffer.from("30820122300d06092a864886f70d01010105000382010f00", "hex");

/** A passkey in software, which keeps a user's key and can misbehave. */
export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly id = base64Url(randomBytes(16));
  readonly #origin: string;
  #counter = 0;
  #userHandle: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ challenge, user, rp }: Options, behaviour: Partial<Behaviour> = {}) {
    this.#userHandle = user?.id;
    const publicKey = coseKey(this.#keys.publicKey);
    const idBytes = Buffer.from(this.id, "base64url");
    const length = Buffer.from([0, idBytes.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, idBytes, publicKey]);
    const authData = Buffer.concat([
      this.#authData(rp?.id ?? "", behaviour, { hasCredential: true }),
      credential,
    ]);
    const clientData = this.#clientData("webauthn.create", challenge, behaviour);
    const { attestation = "none" } = behaviour;
    const signature = this.#sign(authData, clientData);
    const statement = new Map<string, unknown>(
      attestation === "none"
        ? []
        : [
            ["alg", -7],
            ["sig", signature],
          ],
    );
    if (attestation === "certificate") statement.set("x5c", [certificate]);
    const object = new Map<string, unknown>([
      ["fmt", attestation === "none" ? "none" : "packed"],
      ["attStmt", statement],
      ["authData", authData],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64Url(clientData),
        attestationObject: base64Url(cbor(object)),
        transports: ["internal", "hybrid", "of-a-newer-browser"],
      },
    };
  }

  get({ challenge, rpId }: Options, behaviour: Partial<Behaviour> = {}) {
    const clientData = this.#clientData("webauthn.get", challenge, behaviour);
    const authData = this.#authData(rpId ?? "", behaviour);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64Url(clientData),
        authenticatorData: base64Url(authData),
        signature: base64Url(this.#sign(authData, clientData)),
        userHandle: "userHandle" in behaviour ? behaviour.userHandle : this.#userHandle,
      },
    };
  }

  #sign(authData: Buffer, clientData: Buffer): Buffer {
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return sign("sha256", signed, this.#keys.privateKey);
  }

  #credential() {
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      clientExtensionResults: {},
      authenticatorAttachment: "platform",
    };
  }

  #clientData(type: string, challenge: string, behaviour: Partial<Behaviour>): Buffer {
    const { origin = this.#origin, crossOrigin = false } = behaviour;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  #authData(
    rpId: string,
    { userVerified = true, backupEligible = false, backedUp = false, counter }: Partial<Behaviour>,
    { hasCredential = false } = {},
  ): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const flags =
      1 |
      (userVerified ? 4 : 0) |
      (backupEligible ? 8 : 0) |
      (backedUp ? 16 : 0) |
      (hasCredential ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}

function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

export const optionsFrom = async (
  user: ApiClient,
  procedure: "addOptions" | "confirmOptions" | "signInOptions",
): Promise<Options & { excludeCredentials?: { id: string }[] }> => {
  const { data, error } = await user.mutate(`passkeys.${procedure}`);
  if (error !== undefined) throw new Error(error.message);
  return (data as { options: Options }).options;
};

/** Adds a new passkey to a signed-in user's account. */
export async function addPasskey(
  user: ApiClient,
  origin: string,
  behaviour: Partial<Behaviour> = {},
): Promise<Authenticator> {
  const authenticator = new Authenticator(origin);
  const passkey = authenticator.create(await optionsFrom(user, "addOptions"), behaviour);
  const { error } = await user.mutate("passkeys.add", { passkey });
  if (error !== undefined) throw new Error(error.message);
  return authenticator;
}

const stranger = new Authenticator("https://fundbook.example");
const noOptions = { challenge: base64Url(randomBytes(32)), user: { id: "nobody" } };
/** Of an authenticator that nobody has added. */
export const strangeAttestation = stranger.create(noOptions);
export const strangeAssertion = stranger.get(noOptions);
