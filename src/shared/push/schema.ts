import * as z from "zod/mini";
import { pushKinds, type PushKind } from "./push-kinds.ts";

export const maxDevicesPerUser = 10;

const keyField = (length: number) =>
  z
    .string({ error: "The browser's key is missing" })
    .check(
      z.maxLength(length, { error: "The browser's key is too long", abort: true }),
      z.regex(/^[\w-]+$/, { error: "The browser's key is not valid" }),
    );

/** As a browser's `PushSubscription` has it. */
export const addPushInput = z.strictObject({
  endpoint: z
    .string({ error: "The browser's address is missing" })
    .check(z.maxLength(1_000, { error: "The browser's address is too long" })),
  /** A point on P-256 of 65 bytes, and a secret of 16, in base64url. */
  p256dh: keyField(87),
  auth: keyField(22),
  kinds: z.array(z.enum(pushKinds, { error: "There is no such notification" })).check(
    z.minLength(1, { error: "Choose what you want to be told" }),
    z.maxLength(pushKinds.length, { error: "Each notification is chosen once" }),
    z.refine((kinds) => new Set(kinds).size === kinds.length, {
      error: "Each notification is chosen once",
    }),
  ),
});
export type AddPushInput = z.output<typeof addPushInput>;

export type PushState = {
  /** The server's public key, by which a browser subscribes; null where there are no notifications. */
  key: string | null;
  obstacle: "off" | "demo" | null;
  /** What this session's browser is told; null for nothing. */
  kinds: PushKind[] | null;
};
