import { dayInMilliseconds } from "../../../shared/day-length.ts";
import { AppError, hasCode } from "../../../shared/errors.ts";
import { inboxOf } from "../../../shared/inbox/address.ts";
import {
  hiddenToGo,
  maxMailBytes,
  mostMailsADay,
  placeFor,
  type WaitingFile,
} from "../../../shared/inbox/limits.ts";
import type { DropReason } from "../../../shared/inbox/schema.ts";
import { mailSenderOf, type MailSender } from "../../../shared/inbox/sender.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { countReceivedMail } from "../../platform/counting/metrics.ts";
import { runBatch } from "../../platform/db/batch.ts";
import type { Query } from "../../platform/db/query.ts";
import { sha256 } from "../../platform/encoding.ts";
import { retryWhile } from "../../platform/db/retry-while.ts";
import type { InboxSettings } from "../../platform/env.ts";
import { countCall, requireCallsLeft } from "../../platform/limits/queries.ts";
import { nextTurn } from "../../platform/queue/run-in-turns.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { forwardingQuestion, isForwardingSender, type ForwardingQuestion } from "../forwarding.ts";
import { filesIn, type FoundFile } from "../mail/files-in.ts";
import { valuesOf } from "../mail/headers.ts";
import { fromOf, readMail, subjectOfMail, type ReadMail } from "../mail/read-mail.ts";
import {
  inboxByLocalPart,
  noteDropped,
  noteQuestion,
  requireAddress,
} from "../queries/addresses.ts";
import {
  deleteInboxFiles,
  inboxFilesOf,
  inboxState,
  insertChunk,
  insertInboxFile,
  requireInboxState,
  requireRoomForAll,
  showInboxFile,
  vouchForInboxFile,
  type InboxFileRow,
} from "../queries/files.ts";
import { sealFile } from "../sealed-file.ts";

export type ArrivedMail = {
  /** Of the envelope: forwarded mail keeps another address in its headers. */
  recipient: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The name by which the way in signs who sent a mail; null where it does not. */
  authserv: string | null;
  /** Written in the same batch as what it brings, or once all of it is known. */
  settling?: readonly Query[];
};

/** `known`: all of it waits already. */
export type Received = { outcome: "kept" | "known" | "dropped" | "question" };

/**
 * Keeps the statements of a mail that wait for their password, and nothing else of it. Arrives as a whole or not at all;
 * a second time it changes nothing.
 * @throws AppError for good: inbox/unknown-address, inbox/too-large, inbox/unreadable, inbox/full, inbox/too-many; for
 * now: inbox/no-room, inbox/busy, and what the database throws
 */
export async function receiveMail(
  ctx: ServiceContext,
  inbox: InboxSettings,
  mail: ArrivedMail,
): Promise<Received> {
  try {
    const received = await receive(ctx, inbox, mail);
    countReceivedMail(received);
    return received;
  } catch (error) {
    countRefusedMail(error);
    if (error instanceof AppError && error.appCode === "inbox/no-room")
      ctx.log("error", "inbox.no-room", {});
    throw error;
  }
}

export const countRefusedMail = (error: unknown): void =>
  countReceivedMail({ outcome: error instanceof AppError ? error.appCode : "failed" });

/** Whether it is no use to send the mail again. */
export const isRefusedForGood = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.appCode.startsWith("inbox/") &&
  error.appCode !== "inbox/no-room" &&
  error.appCode !== "inbox/busy";

async function receive(
  ctx: ServiceContext,
  inbox: InboxSettings,
  { recipient, bytes, authserv, settling = [] }: ArrivedMail,
): Promise<Received> {
  if (bytes.length > maxMailBytes) throw new AppError("inbox/too-large");
  const owner = await ownerOf(ctx, inbox, recipient);
  const mail = readMail(bytes);
  await nextTurn();
  const from = fromOf(mail);
  const results = valuesOf(mail.headers, "authentication-results");
  const sender = mailSenderOf({ from: from ?? "", results, authserv, ownAddress: owner.email });
  const question = questionIn(mail, from, sender);
  const found = question === null ? filesIn(mail.parts) : { files: [], dropped: null };
  const read = { ...owner, ...found, sender, question };
  await nextTurn();
  const arrival = await retryWhile(hasCode("inbox/busy"), () => keep(ctx, inbox, read, settling));
  if (arrival === "known") return { outcome: "known" };
  const { added, shown, vouched, isFull } = arrival;
  const keptCount = added.length + shown.length + vouched.length;
  if (isFull && keptCount === 0) throw new AppError("inbox/full");
  if (question !== null) return { outcome: "question" };
  return { outcome: keptCount > 0 ? "kept" : "dropped" };
}

async function keep(
  ctx: ServiceContext,
  inbox: InboxSettings,
  read: Read,
  settling: readonly Query[],
): Promise<Arrival | "known"> {
  const arrival = await decide(ctx, read);
  const writes = arrival === "known" ? [] : await writesOf(ctx, inbox, read, arrival);
  if (writes.length + settling.length > 0) await runBatch(ctx.db.writes, [...writes, ...settling]);
  return arrival;
}

type Owner = { userId: UserId; email: string | null; localPart: string };

async function ownerOf(
  { db }: ServiceContext,
  { domain }: InboxSettings,
  recipient: string,
): Promise<Owner> {
  const localPart = inboxOf(recipient, domain);
  const [row] = localPart === null ? [] : await inboxByLocalPart(db, localPart);
  if (row === undefined || localPart === null) throw new AppError("inbox/unknown-address");
  return { userId: checkedUserId(row.id), email: row.email, localPart };
}

/** Whether there is an inbox, before a mail is read. @throws AppError inbox/unknown-address */
export async function requireInbox(
  ctx: ServiceContext,
  inbox: InboxSettings,
  recipient: string,
): Promise<void> {
  try {
    await ownerOf(ctx, inbox, recipient);
  } catch (error) {
    countRefusedMail(error);
    throw error;
  }
}

const mostText = 60_000;

function questionIn(
  mail: ReadMail,
  from: string | null,
  { domain }: MailSender,
): ForwardingQuestion | null {
  if (from === null || !isForwardingSender(from, domain)) return null;
  const text = mail.parts.find(({ type }) => type === "text/plain") ?? mail.parts[0];
  return forwardingQuestion(subjectOfMail(mail), text?.text(mostText) ?? "");
}

type Read = Owner & {
  files: FoundFile[];
  dropped: DropReason | null;
  sender: MailSender;
  question: ForwardingQuestion | null;
};

type NewFile = FoundFile & { id: string; hash: string };

type Arrival = {
  state: string;
  now: Date;
  added: NewFile[];
  /** Hidden files that came again. */
  shown: string[];
  /** Files of an unknown sender that came again from one who is known. */
  vouched: string[];
  gone: string[];
  /** Whether a file found no place, or took one that another had. */
  isFull: boolean;
};

/** What becomes of the files of a mail. */
async function decide({ db, clock }: ServiceContext, read: Read): Promise<Arrival | "known"> {
  const { userId } = read;
  const { stored, states } = await runBatch(db.writes, {
    stored: inboxFilesOf({ ...db, reads: db.writes }, userId),
    states: inboxState(db, userId),
  });
  const arrival: Arrival = {
    state: states[0]?.state ?? "",
    now: clock(),
    added: [],
    shown: [],
    vouched: [],
    gone: [],
    isFull: false,
  };
  let waiting = stored.filter(isWaiting).map(placed);
  let knownCount = 0;
  for (const file of read.files) {
    const hash = await sha256(file.bytes);
    const known = stored.find((each) => each.hash === hash);
    const isTwice = arrival.added.some((each) => each.hash === hash);
    const isVouched = known?.senderKind === "unknown" && read.sender.kind !== "unknown";
    if (known && isVouched) {
      arrival.vouched.push(known.id);
      const { kind } = read.sender;
      waiting = waiting.map((each) => (each.id === known.id ? { ...each, kind } : each));
    }
    if (isTwice || (known && (isWaiting(known) || arrival.shown.includes(known.id)))) {
      knownCount += 1;
      continue;
    }
    const id = known?.id ?? crypto.randomUUID();
    const kind = isVouched ? read.sender.kind : (known?.senderKind ?? read.sender.kind);
    const place = placeFor({ kind, bytes: file.bytes.length }, waiting);
    if (place === null) {
      arrival.isFull = true;
      continue;
    }
    if (known) arrival.shown.push(id);
    else arrival.added.push({ ...file, id, hash });
    arrival.gone.push(...place);
    arrival.isFull ||= place.length > 0;
    const here = { id, kind, bytes: file.bytes.length, receivedAt: arrival.now };
    waiting = [...waiting.filter((each) => !place.includes(each.id)), here];
  }
  const isKnown = knownCount > 0 && knownCount === read.files.length && read.dropped === null;
  if (isKnown && arrival.vouched.length === 0) return "known";
  const hidden = stored
    .filter((each) => !isWaiting(each) && !arrival.shown.includes(each.id))
    .toSorted((one, other) => Number(one.hiddenAt) - Number(other.hiddenAt));
  arrival.gone.push(...hiddenToGo(waiting, hidden.map(placed)));
  return arrival;
}

const isWaiting = ({ hiddenAt }: InboxFileRow): boolean => hiddenAt === null;
const placed = ({ id, senderKind, bytes, receivedAt }: InboxFileRow): WaitingFile => ({
  id,
  kind: senderKind,
  bytes,
  receivedAt,
});

async function writesOf(
  { db }: ServiceContext,
  inbox: InboxSettings,
  { userId, localPart, sender, question, ...read }: Read,
  { state, now, added, shown, vouched, gone, isFull }: Arrival,
): Promise<Query[]> {
  // A file that another mail of this batch pushes out does not come at all.
  const kept = added.filter(({ id }) => !gone.includes(id));
  const sealed: Query[] = [];
  for (const file of kept)
    sealed.push(...(await fileWrites(db, inbox, { userId, sender, now }, file)));
  const dropped = isFull ? "full" : read.dropped;
  return [
    requireAddress(db, userId, localPart),
    ...countMail(db, userId, { now, kind: question === null ? sender.kind : "question" }),
    requireInboxState(db, userId, state),
    ...(gone.length === 0 ? [] : [deleteInboxFiles(db, userId, gone)]),
    ...shown.map((id) => showInboxFile(db, userId, id)),
    ...vouched.map((id) => vouchForInboxFile(db, userId, id, sender)),
    ...sealed,
    ...(kept.length === 0 ? [] : [requireRoomForAll(db, inbox.bytes)]),
    ...(dropped === null ? [] : [noteDropped(db, userId, dropped, now)]),
    ...(question === null ? [] : [noteQuestion(db, userId, question, now)]),
  ];
}

async function fileWrites(
  db: ServiceContext["db"],
  { key }: InboxSettings,
  { userId, sender, now }: { userId: UserId; sender: MailSender; now: Date },
  { id, name, hash, bytes }: NewFile,
): Promise<Query[]> {
  const chunks = await sealFile(key, { userId, id }, bytes);
  return [
    insertInboxFile(db, userId, {
      id,
      name,
      hash,
      bytes: bytes.length,
      chunks: chunks.length,
      senderDomain: sender.domain,
      senderKind: sender.kind,
      receivedAt: now,
    }),
    ...chunks.map((chunk) => insertChunk(db, userId, id, chunk)),
  ];
}

/** Fails, and so counts nothing, once a day's mails have come. */
function countMail(
  db: ServiceContext["db"],
  userId: UserId,
  { now, kind }: { now: Date; kind: MailSender["kind"] | "question" },
): Query[] {
  const window = { now, span: dayInMilliseconds };
  const counts = [
    { name: "inboxMail", max: mostMailsADay.all },
    ...(kind === "unknown" ? [{ name: "inboxUnknown", max: mostMailsADay.unknown }] : []),
    ...(kind === "question" ? [{ name: "inboxQuestion", max: mostMailsADay.questions }] : []),
  ];
  return counts.flatMap(({ name, max }) => [
    requireCallsLeft(db, userId, { name, window, max }, "inbox/too-many"),
    countCall(db, userId, { name, window }),
  ]);
}
