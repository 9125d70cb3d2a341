import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
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
import { schemeIndex, type SchemeIndex } from "../../../../shared/imports/match/resolve-scheme.ts";
import type { RecordedLedgers } from "../../../../shared/imports/schema.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { yieldBetweenFrames } from "../../../browser/yield-between-frames.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import type { SchemeList } from "../../schemes/scheme-list.ts";
import { useMe } from "../../auth/session/queries.ts";
import type { ReadStatement } from "../read/use-files.ts";
import { useFirstNavs } from "./use-first-navs.ts";

export type ImportChoices = ReadonlyMap<StatementScheme, Partial<Choice>>;

export type ProposedStatement = ReadStatement & { schemes: ProposedScheme[] };

type Proposal = {
  proposed: ProposedStatement[];
  held: PortfolioAfterImport;
  choices: ImportChoices;
  ledgers: RecordedLedgers;
  firstNavs: ReadonlyMap<string, IsoDate>;
};

export function useProposal(
  statements: readonly ReadStatement[],
  funds: readonly Fund[] | undefined,
  ledgers: RecordedLedgers | undefined,
  choices: ImportChoices,
): {
  proposal: Pick<Proposal, "proposed" | "held"> | undefined;
  isCurrent: boolean;
  listFailure: { isRetrying: boolean; retry: () => void } | null;
} {
  const [state, setState] = useState<Proposal>();
  const { data: list, error, isFetching, refetch } = useQuery(schemeListQuery);
  const excluded = useMe().data?.user?.excludedCategories;
  const index = useSchemeIndex(list);
  const { firstNavs, isLoading } = useFirstNavs(codesWithRows(state?.proposed));
  useEffect(() => {
    if (funds === undefined || ledgers === undefined || index === undefined) return undefined;
    const remembered = rememberedSchemes(ledgers, funds, index);
    const known = { funds, remembered, namesInvestors: namesInvestors(statements) };
    let isCurrent = true;
    const pause = yieldBetweenFrames();
    void (async () => {
      const { transactions, importedTotals } = ledgers;
      let recorded: Recorded = { funds, transactions, importedTotals, firstNavs };
      const all: ProposedStatement[] = [];
      for (const read of statements) {
        const { schemes, after } = await proposeStatement(
          read.statement,
          recorded,
          (scheme) => choiceOfScheme(scheme, choices.get(scheme) ?? {}, known),
          () => crypto.randomUUID(),
          pause,
        );
        if (!isCurrent) return;
        recorded = after;
        all.push({ ...read, schemes });
      }
      const held = portfolioAfterImport(recorded.funds, funds, navsIn(all), excluded ?? []);
      startTransition(() => setState({ proposed: all, held, choices, ledgers, firstNavs }));
    })();
    return () => {
      isCurrent = false;
    };
  }, [statements, funds, ledgers, index, choices, firstNavs, excluded]);
  const isOfThese =
    state?.proposed.length === statements.length &&
    state.proposed.every(({ importId }, at) => importId === statements[at]?.importId);
  return {
    proposal: isOfThese ? state : undefined,
    isCurrent:
      isOfThese &&
      !isLoading &&
      state.choices === choices &&
      state.ledgers === ledgers &&
      state.firstNavs === firstNavs,
    listFailure:
      error === null || list !== undefined
        ? null
        : { isRetrying: isFetching, retry: () => void refetch() },
  };
}

function useSchemeIndex(list: SchemeList | undefined): SchemeIndex | undefined {
  const [index, setIndex] = useState<SchemeIndex>();
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      if (list === undefined) return;
      const built = await schemeIndex(list.schemes, yieldBetweenFrames());
      if (isCurrent) setIndex(built);
    })();
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return index;
}

/** The schemes whose rows have days. */
const codesWithRows = (statements: readonly ProposedStatement[] = []): string[] =>
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
