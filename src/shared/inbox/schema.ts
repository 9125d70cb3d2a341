import * as z from "zod/mini";
import { uuidField } from "../text-field.ts";
import type { SenderKind } from "./sender.ts";

/** Why something of a mail was not kept. */
export const dropReasons = [
  "no-file",
  "not-locked",
  "too-large",
  "too-many",
  "nested",
  "full",
  "busy-day",
  "unreadable",
] as const;
export type DropReason = (typeof dropReasons)[number];

export const inboxFileInput = z.strictObject({
  id: uuidField("The statement's id must be a UUID"),
});
export type InboxFileInput = z.output<typeof inboxFileInput>;

/** A statement that came by mail; times are ISO 8601, UTC. */
export type InboxFile = {
  id: string;
  name: string;
  bytes: number;
  kind: SenderKind;
  /** null where no server vouches for it. */
  senderDomain: string | null;
  receivedAt: string;
  /** When it was read or put away; null while it waits. */
  hiddenAt: string | null;
};

export type Inbox = {
  /** null where there is none, or it ended when the account was recovered. */
  address: string | null;
  /** The newest first. */
  files: InboxFile[];
  dropped: { at: string; why: DropReason } | null;
  /** Google's question whether mails may be forwarded here, for a day. */
  question: { from: string | null; code: string | null; link: string | null; at: string } | null;
};
