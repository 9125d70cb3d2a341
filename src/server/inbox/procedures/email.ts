import { AppError } from "../../../shared/errors.ts";
import { maxMailBytes } from "../../../shared/inbox/limits.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { isRefusedForGood, receiveMail, requireInbox } from "./receive-mail.ts";
import { takeTurns } from "./take-turns.ts";

/** A mail as Cloudflare's email routing gives it. */
export type RoutedMail = {
  /** Of the envelope. */
  to: string;
  rawSize: number;
  raw: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Refuses it for good. */
  setReject: (reason: string) => void;
};

/** By which Cloudflare signs who sent a mail. */
const cloudflare = "mx.cloudflare.net";

/**
 * Takes a mail of Cloudflare's email routing.
 * @throws where the sender's server should try again
 */
export async function receiveRoutedMail(ctx: ServiceContext, mail: RoutedMail): Promise<void> {
  try {
    const { inbox } = ctx.settings;
    if (inbox === null) throw new AppError("inbox/off");
    if (mail.rawSize > maxMailBytes) throw new AppError("inbox/too-large");
    await takeTurns(async () => {
      await requireInbox(ctx, inbox, mail.to);
      const bytes = await readRaw(mail.raw);
      await receiveMail(ctx, inbox, { recipient: mail.to, bytes, authserv: cloudflare });
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    mail.setReject(error.message);
  }
}

/** @throws AppError inbox/too-large where it is larger than it says */
async function readRaw(raw: RoutedMail["raw"]): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of raw) {
    size += part.length;
    if (size > maxMailBytes) throw new AppError("inbox/too-large");
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
