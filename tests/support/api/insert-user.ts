import { describeDevice } from "../../../src/server/platform/http/request-context.ts";
import { addUser } from "../../../src/server/auth/sign-up.ts";
import { requestContext } from "./request-context.ts";

/**
 * Of `correct horse`, by argon2id's least cost, which the product reads from it: checking it is a thousand times cheaper
 * than a hash of its own.
 */
const passwordHash =
  "$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdA$uJsMBHJVUJNnFwJUdcYoIwgz8vL+n7sZO+acCUcnwyE";

type Account = { name: string; email: string; userAgent: string };

/** Writes what registering writes, by the product's own code, without a request and a costly hash. @returns the cookies */
export async function insertUser(
  { databaseUrl, baseUrl }: { databaseUrl: string; baseUrl: string },
  { name, email, userAgent }: Account,
): Promise<string[]> {
  const cookies: string[] = [];
  const ctx = requestContext(databaseUrl, null, baseUrl);
  const user = {
    id: crypto.randomUUID(),
    email,
    name,
    photoUrl: null,
    provider: "emailAndPassword",
    canShare: false,
    passwordHash,
    emailProvenAt: null,
    recoveredAt: null,
    accessEpoch: 0,
    createdAt: ctx.clock(),
    demoUntil: null,
    language: null,
  } as const;
  const caller = { ...ctx.caller, device: describeDevice(userAgent) };
  const setCookie = (header: string) => void cookies.push(header);
  const permit = { invitationHash: null };
  await addUser({ ...ctx, caller, setCookie }, permit, { user, method: "password" });
  return cookies;
}
