import type { FailedQuery } from "../../../components/load-failure.tsx";
import { useEffect, useMemo, useState } from "react";
import {
  schemesByInvestor,
  whoseFunds,
  type InvestorChoices,
  type Investors,
} from "../../../../shared/imports/match/whose-funds.ts";
import { readChosenHolder } from "../../holders/chosen-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { useMe } from "../../auth/session/queries.ts";
import type { ReadStatement } from "../read/file-queue.ts";
import { knownInvestors } from "./known-investors.ts";

/** @returns no investors until what is known of them is loaded */
export function useInvestors(
  statements: readonly ReadStatement[],
  choices: InvestorChoices,
  unnamed: number,
): {
  investors: Investors | undefined;
  failure: FailedQuery | null;
} {
  const query = useHolders();
  const { data: holders } = query;
  const { data: session } = useMe();
  const remembered = useKnownInvestors(statements);
  const ownerName = session?.user?.name;
  const investors = useMemo(() => {
    if (holders === undefined || remembered === undefined || ownerName === undefined) {
      return undefined;
    }
    const chosenHolder = readChosenHolder();
    return whoseFunds(statements, unnamed, {
      holders,
      ownerName,
      remembered,
      choices,
      chosenHolder,
    });
  }, [holders, remembered, ownerName, statements, choices, unnamed]);
  return { investors, failure: query.isLoadingError ? query : null };
}

function useKnownInvestors(statements: readonly ReadStatement[]) {
  const [known, setKnown] = useState<{
    of: typeof statements;
    holders: ReadonlyMap<string, string>;
  }>();
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const holders = await knownInvestors([...schemesByInvestor(statements).keys()]);
      if (isCurrent) setKnown({ of: statements, holders });
    })();
    return () => {
      isCurrent = false;
    };
  }, [statements]);
  return known?.of === statements ? known.holders : undefined;
}
