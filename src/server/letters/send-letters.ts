import { AppError } from "../../shared/errors.ts";
import { isNewsKind } from "../../shared/letters/letter-kinds.ts";
import { missing } from "../../shared/missing.ts";
import type { ServiceContext } from "../platform/context.ts";
import { runBatch } from "../platform/db/batch.ts";
import { describeFailure } from "../platform/log/log.ts";
import {
  letterMailer,
  type LetterMail,
  type LetterMailer,
  type LetterOutcome,
} from "../platform/mail/letter-mailer.ts";
import { newToken } from "../platform/token.ts";
import { checkedUserId } from "../platform/user-id.ts";
import { retryOnConflict } from "../transactions/retry-on-conflict.ts";
import { buildLetter, unsubscribeAddress } from "./build-letter.ts";
import {
  anyLetterDue,
  claimNewLetters,
  claimUnanswered,
  countCalled,
  putOff,
  putOffAll,
  recipientOfLetter,
  refreshAddress,
  settleLetters,
  stopLetters,
  storeKey,
  uncountRefused,
  type LetterRow,
  type ReadyLetter,
} from "./queries.ts";

const minute = 60_000;
const hour = 60 * minute;
/** How long letters may be sent after a response; security mails go first. */
const runTime = 20_000;
/** So few that they are written well within a claim. */
const mostAtOnce = 10;
/** Letters of large accounts take long: what is not written by then goes with another call. */
const writeTime = 8_000;
/** Resend knows a key for a day. */
const keyTime = 23 * hour;
/** After each refusal; then a letter is given up. */
const pauses = [10 * minute, hour, 4 * hour, 12 * hour, 24 * hour];
const waitForNavs = 6 * hour;

/**
 * Sends letters that are due, for some seconds. A call's key is stored before the call, so that one whose answer is lost is
 * repeated under it, or counted as sent where that cannot be done.
 */
export async function sendDueLetters(
  ctx: ServiceContext,
  mailer: LetterMailer | null = letterMailer(ctx.settings, ctx.clock),
): Promise<void> {
  // Without a mail service nobody reads what goes into an outbox.
  if (mailer === null || !ctx.settings.hasMailService) return;
  const start = ctx.clock().getTime();
  const { due } = await runBatch(ctx.db.writes, { due: anyLetterDue(ctx.db, ctx.clock()) });
  if (due.length === 0) return;
  while (Math.abs(ctx.clock().getTime() - start) < runTime) {
    const claim = newToken();
    const claimed = await claimSome(ctx, mailer, claim);
    if (claimed.length === 0) return;
    await sendClaimed(ctx, mailer, claim, claimed);
  }
}

/** First those of a call that was not answered. */
async function claimSome(
  { db, clock, settings }: ServiceContext,
  { perCall }: LetterMailer,
  claim: string,
): Promise<LetterRow[]> {
  const now = clock();
  const unanswered = await claimUnanswered(db, claim, now);
  if (unanswered.length > 0) return unanswered;
  return claimNewLetters(db, claim, now, {
    perDay: settings.lettersADay,
    perCall: Math.min(perCall, mostAtOnce),
  });
}

async function sendClaimed(
  ctx: ServiceContext,
  mailer: LetterMailer,
  claim: string,
  claimed: readonly LetterRow[],
): Promise<void> {
  const { db, clock } = ctx;
  const now = clock();
  const { key: usedKey } = claimed[0] ?? missing();
  const lasts = claimed.filter((row) => isOver(row, mailer, now));
  const open = claimed.filter((row) => !lasts.includes(row));
  if (lasts.length > 0) {
    const state = usedKey === null ? "late" : "unanswered";
    await runBatch(db.writes, settleLetters(db, claim, idsOf(lasts), state, clock()));
  }
  const { written, failed } = await writeLetters(ctx, claim, open);
  // Without one of its letters, a repeated call would say nothing of that one.
  if (written.length === 0 || (usedKey !== null && failed > 0)) return;
  const key = usedKey ?? `letters-${newToken()}`;
  const ready = written.map(({ row, mail, reader, topics }): ReadyLetter => ({
    id: row.id,
    email: mail.to,
    topics,
    ...reader,
  }));
  const calledAt = clock();
  const { stored } = await runBatch(db.writes, {
    stored: storeKey(db, claim, key, ready, calledAt),
    counted: countCalled(db, key, calledAt),
  });
  const goes = new Set(stored.map(({ id }) => id));
  const going = written.filter(({ row }) => goes.has(row.id));
  if (going.length === 0) return;
  const outcomes = await mailer.send(
    going.map(({ mail }) => mail),
    key,
  );
  await settleCall(ctx, claim, {
    going,
    outcomes,
    isRepeated: usedKey !== null,
    isRepeatable: mailer.isRepeatable,
    dropped: usedKey === null ? [] : written.filter(({ row }) => !goes.has(row.id)),
  });
}

/** Whether nothing may be sent any more: its day is over, or its call can no longer be repeated. */
function isOver(
  { key, deadline, firstCallAt }: LetterRow,
  { isRepeatable }: LetterMailer,
  now: Date,
): boolean {
  if (deadline <= now) return true;
  if (key === null) return false;
  return !isRepeatable || now.getTime() - (firstCallAt?.getTime() ?? 0) > keyTime;
}

const idsOf = (rows: readonly Pick<LetterRow, "id">[]): string[] => rows.map(({ id }) => id);

type Written = {
  row: LetterRow;
  mail: LetterMail;
  reader: Pick<ReadyLetter, "language" | "amounts">;
  topics: ReadyLetter["topics"];
};

/** Those that are to be sent now; the others are settled or put off, or due again once the claim ends. */
async function writeLetters(
  ctx: ServiceContext,
  claim: string,
  rows: readonly LetterRow[],
): Promise<{ written: Written[]; failed: number }> {
  const written: Written[] = [];
  const start = ctx.clock().getTime();
  let failed = 0;
  for (const [index, row] of rows.entries()) {
    const isLong = Math.abs(ctx.clock().getTime() - start) > writeTime;
    if (isLong && row.key === null) {
      const others = idsOf(rows.slice(index));
      await putOff(ctx.db, claim, others, { until: ctx.clock(), isRefused: false });
      break;
    }
    try {
      const made = await writeLetter(ctx, claim, row);
      if (made !== null) written.push(made);
    } catch (error) {
      failed += 1;
      ctx.log("error", "mail.letter-delayed", { letter: row.id, ...describeFailure(error) });
    }
  }
  return { written, failed };
}

async function writeLetter(
  ctx: ServiceContext,
  claim: string,
  row: LetterRow,
): Promise<Written | null> {
  const { db, clock, settings } = ctx;
  const { appOrigin } = settings;
  const userId = checkedUserId(row.userId);
  const { recipients } = await runBatch(db.writes, {
    address: refreshAddress(db, userId, newToken()),
    recipients: recipientOfLetter(db, userId, row),
  });
  const [reader] = recipients;
  const end = async (state: "off" | "empty") => {
    await runBatch(db.writes, settleLetters(db, claim, [row.id], state, clock()));
    return null;
  };
  if (reader === undefined) return end("off");
  const { kind, period, topics } = row;
  const about = { kind, whose: row.holderId, period, topics };
  const owned = { db, clock, settings, read: readAs(ctx, userId) };
  const built = await buildIfPossible(() => buildLetter(owned, about, reader));
  if (built === null) return end("off");
  if (row.key === null && built.isEmpty) return end(isNewsKind(kind) ? "empty" : "off");
  if (row.key === null && built.waits) {
    const until = new Date(clock().getTime() + waitForNavs);
    await putOff(db, claim, [row.id], { until, isRefused: false });
    return null;
  }
  return {
    row,
    mail: {
      ...built.mail,
      to: reader.email,
      id: row.id,
      headers: headersOf(unsubscribeAddress(appOrigin, reader.token, row.kind)),
    },
    reader: { language: reader.language, amounts: reader.amounts },
    topics: built.topics.length === 0 ? null : built.topics,
  };
}

/** @returns null where it is about somebody who pays no tax of their own any more */
async function buildIfPossible<Built>(build: () => Promise<Built>): Promise<Built | null> {
  try {
    return await retryOnConflict(build);
  } catch (error) {
    if (error instanceof AppError && error.appCode === "tax/clubbed") return null;
    throw error;
  }
}

const readAs =
  ({ db }: ServiceContext, userId: ReturnType<typeof checkedUserId>): HistoryRead =>
  (reads) =>
    runBatch(db.reads, reads(userId));

type HistoryRead = Parameters<typeof buildLetter>[0]["read"];

/** RFC 8058 wants an https address. */
const headersOf = (address: string): Record<string, string> =>
  address.startsWith("https:")
    ? {
        "List-Unsubscribe": `<${address}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};

type Call = {
  going: readonly Written[];
  outcomes: readonly LetterOutcome[];
  /** Whether an earlier call under the key may have been taken. */
  isRepeated: boolean;
  isRepeatable: boolean;
  /** Of the earlier call, whose reader has changed something just now. */
  dropped: readonly Written[];
};

async function settleCall(
  { db, clock, log }: ServiceContext,
  claim: string,
  { going, outcomes, isRepeated, isRepeatable, dropped }: Call,
): Promise<void> {
  const now = clock();
  const having = (...wanted: LetterOutcome[]) =>
    going.filter((_, index) => wanted.includes(outcomes[index] ?? "unknown"));
  // Refusing the repeated call says nothing about the first one.
  const declined = isRepeated ? [] : having("declined", "quota");
  const refused = [...having("refused"), ...declined].map(({ row }) => row);
  const given = refused.filter(({ refusals }) => refusals >= pauses.length);
  const again = Map.groupBy(
    refused.filter(({ refusals }) => refusals < pauses.length),
    ({ refusals }) => pauses[refusals] ?? missing(),
  );
  const bounced = having("bounced");
  if (refused.length + bounced.length > 0) {
    log("warn", "mail.letters-refused", { refused: refused.length, bounced: bounced.length });
  }
  const until = new Date(now.getTime() + 6 * hour);
  await runBatch(db.writes, [
    ...(refused.length > 0 ? [uncountRefused(db, claim, idsOf(refused))] : []),
    ...settleLetters(db, claim, rowIds(having("sent")), "sent", now),
    ...settleLetters(
      db,
      claim,
      rowIds([...dropped, ...(isRepeatable ? [] : having("unknown"))]),
      "unanswered",
      now,
    ),
    ...settleLetters(db, claim, [...idsOf(given), ...rowIds(bounced)], "failed", now),
    ...[...again].map(([pause, rows]) =>
      putOff(db, claim, idsOf(rows), {
        until: new Date(now.getTime() + pause),
        isRefused: true,
      }),
    ),
    ...bounced.flatMap(({ row, mail }) => stopLetters(db, row.id, mail.to, "bounce", now)),
    ...(having("quota").length > 0 ? [putOffAll(db, until)] : []),
  ]);
}

const rowIds = (written: readonly Written[]): string[] => written.map(({ row }) => row.id);
