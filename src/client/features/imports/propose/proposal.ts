import type { IsoDate } from "../../../../shared/dates.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import {
  portfolioAfterImport,
  type PortfolioAfterImport,
} from "../../../../shared/imports/propose/portfolio-after-import.ts";
import { proposeStatement } from "../../../../shared/imports/propose/propose-statement.ts";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { Recorded } from "../../../../shared/imports/propose/recorded.ts";
import {
  choiceOfScheme,
  namesInvestors,
} from "../../../../shared/imports/propose/scheme-choice.ts";
import { rememberedSchemes } from "../../../../shared/imports/match/remembered-scheme.ts";
import type { SchemeIndex } from "../../../../shared/imports/match/resolve-scheme.ts";
import type { RecordedLedgers } from "../../../../shared/imports/schema.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { yieldBetweenFrames } from "../../../browser/yield-between-frames.ts";
import type { ReadStatement } from "../read/file-queue.ts";

export type ImportChoices = ReadonlyMap<StatementScheme, Partial<Choice>>;

export type ProposedStatement = ReadStatement & { schemes: ProposedScheme[] };

/** What the user and the server may change while a proposal is made. */
type Basis = {
  choices: ImportChoices;
  ledgers: RecordedLedgers;
  firstNavs: ReadonlyMap<string, IsoDate>;
};

export type Proposal = Basis & { proposed: ProposedStatement[]; held: PortfolioAfterImport };

type ProposalInput = Basis & {
  statements: readonly ReadStatement[];
  funds: readonly Fund[];
  index: SchemeIndex;
  excluded: readonly string[];
};

/**
 * Each statement goes on from what is recorded once those before it are.
 * @returns null once `isCurrent` says no
 */
export async function makeProposal(
  input: ProposalInput,
  isCurrent: () => boolean,
): Promise<Proposal | null> {
  const { statements, funds, index, choices, ledgers, firstNavs, excluded } = input;
  const remembered = rememberedSchemes(ledgers, funds, index);
  const known = { funds, remembered, namesInvestors: namesInvestors(statements) };
  const { transactions, importedTotals } = ledgers;
  const pause = yieldBetweenFrames();
  let recorded: Recorded = { funds, transactions, importedTotals, firstNavs };
  const proposed: ProposedStatement[] = [];
  for (const read of statements) {
    const { schemes, after } = await proposeStatement(
      read.statement,
      recorded,
      (scheme) => choiceOfScheme(scheme, choices.get(scheme) ?? {}, known),
      () => crypto.randomUUID(),
      pause,
    );
    if (!isCurrent()) return null;
    recorded = after;
    proposed.push({ ...read, schemes });
  }
  const held = portfolioAfterImport(recorded.funds, funds, navsIn(proposed), excluded);
  return { proposed, held, choices, ledgers, firstNavs };
}

/** Whether a proposal is of these statements, though perhaps of earlier answers about them. */
export const isOfStatements = (
  { proposed }: { proposed: readonly Pick<ProposedStatement, "importId">[] },
  statements: readonly Pick<ReadStatement, "importId">[],
): boolean =>
  proposed.length === statements.length &&
  proposed.every(({ importId }, at) => importId === statements[at]?.importId);

export const isBasedOn = (
  made: Basis,
  now: { [Part in keyof Basis]: Basis[Part] | undefined },
): boolean =>
  made.choices === now.choices && made.ledgers === now.ledgers && made.firstNavs === now.firstNavs;

/** The schemes whose rows have days. */
export const codesWithRows = (statements: readonly ProposedStatement[] = []): string[] =>
  [
    ...new Set(
      statements.flatMap(({ schemes }) =>
        schemes.flatMap(({ scheme, choice }) =>
          scheme.rows.length === 0 ? [] : (choice.scheme?.code ?? []),
        ),
      ),
    ),
  ].toSorted();

const navsIn = (statements: readonly ProposedStatement[]) =>
  new Map(
    statements.flatMap(({ schemes }) =>
      schemes.flatMap(({ choice: { scheme } }) =>
        scheme === null || scheme.code === null ? [] : [[scheme.code, scheme.nav] as const],
      ),
    ),
  );
