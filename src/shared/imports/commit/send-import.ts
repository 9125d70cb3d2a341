import type { AddHolderInput } from "../../holders/schema.ts";
import type { CommitInput, CommitResult, FundItem } from "../schema.ts";
import type { StatementAim, StatementSip } from "../statement.ts";
import { balancesIn } from "./balances-in.ts";
import { holdingKey } from "./holding-key.ts";
import { fundsAt, withoutFunds } from "./without-funds.ts";

export type ImportInputs = {
  /** Added first, since the parts name them. */
  holders: readonly AddHolderInput[];
  parts: readonly CommitInput[];
  sips: readonly StatementSip[];
  aims: readonly StatementAim[];
};

/** Funds that the server refused for good, and why; no reason for what builds on them. */
type RefusedFunds = { message: string; names: readonly string[] };

type SavedImport = CommitResult & {
  sips: number;
  /** Goals and targets. */
  aims: number;
  /** Funds whose printed balance is kept. */
  balances: number;
  isDated: boolean;
};

type Refused = {
  message: string;
  refusals: readonly { message: string; items: readonly number[] }[];
};

export type SentImport = {
  step: "saving" | "stopped" | "saved";
  message: string;
  /** The parts still to be sent, without refused items. */
  inputs: ImportInputs;
  /** The parts before this one are stored, as far as they were not refused. */
  next: number;
  result: SavedImport;
  refused: readonly RefusedFunds[];
  /** The holdings that were refused. */
  lost: ReadonlySet<string>;
};

export type ImportServer = {
  addHolders: (holders: readonly AddHolderInput[]) => Promise<void>;
  commit: (part: CommitInput) => Promise<CommitResult>;
  /** @returns how many of them there are now */
  addSips: (sips: readonly StatementSip[]) => Promise<number>;
  /** @returns how many of them there are now */
  addAims: (aims: readonly StatementAim[]) => Promise<number>;
  /** null where sending the same again may help; no `refusals` where the part is refused as a whole. */
  refusalOf: (error: unknown) => Refused | null;
  messageOf: (error: unknown) => string;
};

export const unsentImport = (inputs: ImportInputs): SentImport => ({
  step: "saving",
  message: "",
  inputs,
  next: 0,
  result: { added: 0, duplicates: 0, replaced: 0, sips: 0, aims: 0, balances: 0, isDated: false },
  refused: [],
  lost: new Set(),
});

/**
 * Sends an import part by part, and says after each how far it is. What is refused for good is left out, and the rest of its
 * part is sent again. After another failure it stops; sending what it said last goes on from there.
 */
export async function* sendImport(
  begun: SentImport,
  server: ImportServer,
): AsyncGenerator<SentImport, void> {
  let sent: SentImport = { ...begun, step: "saving", message: "" };
  yield sent;
  try {
    await server.addHolders(sent.inputs.holders);
    sent = { ...sent, inputs: { ...sent.inputs, holders: [] } };
    for (let part = partAt(sent); part !== undefined; part = partAt(sent)) {
      sent = await sendPart(sent, part, server);
      yield sent;
    }
    const sips = await server.addSips(sent.inputs.sips);
    const aims = await server.addAims(sent.inputs.aims);
    yield { ...sent, step: "saved", result: { ...sent.result, sips, aims } };
  } catch (error) {
    yield { ...sent, step: "stopped", message: server.messageOf(error) };
  }
}

const partAt = ({ inputs, next }: SentImport): CommitInput | undefined => inputs.parts[next];

/** @throws where sending the part again may help */
async function sendPart(
  before: SentImport,
  part: CommitInput,
  server: ImportServer,
): Promise<SentImport> {
  // Items that build on a refused one are left out too.
  const { rest, sent } = refuse(before, part, "", (fund) => before.lost.has(holdingKey(fund)));
  if (rest === null) return { ...sent, next: sent.next + 1 };
  try {
    const stored = await server.commit(rest);
    return { ...sent, next: sent.next + 1, result: withStored(sent.result, rest, stored) };
  } catch (error) {
    const refused = server.refusalOf(error);
    if (refused === null) throw error;
    return withoutRefused(sent, rest, refused);
  }
}

function withoutRefused(
  before: SentImport,
  part: CommitInput,
  { message, refusals }: Refused,
): SentImport {
  const named = refusals.map(({ message: reason, items }) => ({
    reason,
    funds: fundsAt(part, items),
  }));
  let left: ReturnType<typeof refuse> = { rest: part, sent: before };
  for (const { reason, funds } of named) {
    if (left.rest !== null) left = refuse(left.sent, left.rest, reason, (fund) => funds.has(fund));
  }
  if (left.rest === part) left = refuse(before, part, message, () => true);
  const { rest, sent } = left;
  if (rest === null) return { ...sent, next: sent.next + 1 };
  return { ...sent, inputs: { ...sent.inputs, parts: sent.inputs.parts.with(sent.next, rest) } };
}

function refuse(
  sent: SentImport,
  part: CommitInput,
  message: string,
  isRefused: (fund: FundItem) => boolean,
): { rest: CommitInput | null; sent: SentImport } {
  const { rest, leftOut } = withoutFunds(part, isRefused);
  if (leftOut.length === 0) return { rest, sent };
  const before = sent.refused.find((each) => each.message === message)?.names ?? [];
  const names = [...new Set([...before, ...leftOut.map(({ schemeName }) => schemeName)])];
  return {
    rest,
    sent: {
      ...sent,
      refused: [...sent.refused.filter((each) => each.message !== message), { message, names }],
      lost: new Set([...sent.lost, ...leftOut.map(holdingKey)]),
    },
  };
}

const withStored = (sum: SavedImport, part: CommitInput, stored: CommitResult): SavedImport => ({
  ...sum,
  added: sum.added + stored.added,
  duplicates: sum.duplicates + stored.duplicates,
  replaced: sum.replaced + stored.replaced,
  balances: sum.balances + balancesIn([part]),
  isDated: sum.isDated || part.items.some(({ kind }) => kind === "transaction"),
});
