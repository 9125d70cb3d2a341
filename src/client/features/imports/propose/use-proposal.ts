import type { FailedQuery } from "../../../components/load-failure.tsx";
import { useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { schemeIndex, type SchemeIndex } from "../../../../shared/imports/match/resolve-scheme.ts";
import type { RecordedLedgers } from "../../../../shared/imports/schema.ts";
import { yieldBetweenFrames } from "../../../browser/yield-between-frames.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import type { SchemeList } from "../../schemes/scheme-list.ts";
import { useMe } from "../../auth/session/queries.ts";
import type { ReadStatement } from "../read/file-queue.ts";
import {
  codesWithRows,
  isBasedOn,
  isOfStatements,
  makeProposal,
  type ImportChoices,
  type Proposal,
} from "./proposal.ts";
import { useFirstNavs } from "./use-first-navs.ts";

export function useProposal(
  statements: readonly ReadStatement[],
  funds: readonly Fund[] | undefined,
  ledgers: RecordedLedgers | undefined,
  choices: ImportChoices,
): {
  proposal: Pick<Proposal, "proposed" | "held"> | undefined;
  isCurrent: boolean;
  listFailure: FailedQuery | null;
} {
  const [made, setMade] = useState<Proposal>();
  const query = useQuery(schemeListQuery);
  const { data: list } = query;
  const excluded = useMe().data?.user?.excludedCategories;
  const index = useSchemeIndex(list);
  const { firstNavs, isLoading } = useFirstNavs(codesWithRows(made?.proposed));
  useEffect(() => {
    if (funds === undefined || ledgers === undefined || index === undefined) return undefined;
    let isCurrent = true;
    void (async () => {
      const basis = { choices, ledgers, firstNavs };
      const proposal = await makeProposal(
        { ...basis, statements, funds, index, excluded: excluded ?? [] },
        () => isCurrent,
      );
      if (proposal !== null) startTransition(() => setMade(proposal));
    })();
    return () => {
      isCurrent = false;
    };
  }, [statements, funds, ledgers, index, choices, firstNavs, excluded]);
  const proposal = made !== undefined && isOfStatements(made, statements) ? made : undefined;
  return {
    proposal,
    isCurrent:
      proposal !== undefined && !isLoading && isBasedOn(proposal, { choices, ledgers, firstNavs }),
    listFailure: query.isLoadingError ? query : null,
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
