import { useEffect, useMemo, useState } from "react";
import { me, type Holder } from "../../../../shared/holders/holder.ts";
import type { AddHolderInput } from "../../../../shared/holders/schema.ts";
import { holderOfInvestor, printedName } from "../../../../shared/imports/match/investors.ts";
import { useHolders } from "../../holders/queries.ts";
import { useMe } from "../../session/queries.ts";
import type { ReadStatement } from "../read/use-files.ts";
import { knownInvestors } from "./known-investors.ts";

/** Whose an investor's funds are: a holder's (or "me"), those of a person to be added, or nobody's here. */
export type InvestorAnswer =
  | { kind: "holder"; holder: string }
  | { kind: "new"; id: string }
  | { kind: typeof leftOut };

const leftOut = "left-out";

export type Investor = {
  /** As the statement calls the investor. */
  investor: string;
  name: string;
  schemes: number;
  /** null: the user has to say. */
  answer: InvestorAnswer | null;
};

export type Investors = {
  all: readonly Investor[];
  holders: readonly Holder[];
  /** Whether to ask: not where all that is read is the owner's, who keeps nobody else's funds. */
  isShown: boolean;
};

/**
 * The investors that the statements name.
 * @param said what the user has answered, by investor
 * @returns undefined until what is known of them is loaded
 */
export function useInvestors(
  statements: readonly ReadStatement[],
  said: Readonly<Record<string, InvestorAnswer>>,
): Investors | undefined {
  const { data: holders } = useHolders();
  const { data: session } = useMe();
  const schemesOf = useMemo(() => countByInvestor(statements), [statements]);
  const remembered = useKnownInvestors(schemesOf);
  const ownerName = session?.user?.name;
  return useMemo(() => {
    if (holders === undefined || remembered === undefined || ownerName === undefined) {
      return undefined;
    }
    // Which names everybody but the owner.
    const isOwnFile = statements.some(({ statement }) => statement.source === "fundbook");
    const all = [...schemesOf].map(([investor, schemes]): Investor => {
      const holder = holderOfInvestor(investor, {
        holders,
        ownerName,
        remembered: remembered.get(investor),
        isOnly: schemesOf.size === 1 && !isOwnFile,
      });
      const found: InvestorAnswer | null = holder === null ? null : { kind: "holder", holder };
      const isLeftOut = remembered.get(investor) === leftOut;
      const name = printedName(investor);
      return {
        investor,
        name,
        schemes,
        answer: said[investor] ?? (isLeftOut ? { kind: leftOut } : found),
      };
    });
    const isOwner = ({ investor, name, answer }: Investor) =>
      said[investor] === undefined &&
      answer?.kind === "holder" &&
      answer.holder === me &&
      (name === "" || holderOfInvestor(investor, { ...only, ownerName }) === me);
    return { all, holders, isShown: holders.length > 0 ? all.length > 0 : !all.every(isOwner) };
  }, [holders, remembered, ownerName, schemesOf, statements, said]);
}

/** To tell the owner by name alone. */
const only = { holders: [], remembered: undefined, isOnly: false };

const countByInvestor = (statements: readonly ReadStatement[]): ReadonlyMap<string, number> => {
  const schemes = statements.flatMap(({ statement }) => statement.schemes);
  return new Map(
    [...Map.groupBy(schemes, ({ investor }) => investor)].flatMap(([investor, own]) =>
      investor === null ? [] : [[investor, own.length] as const],
    ),
  );
};

function useKnownInvestors(investors: ReadonlyMap<string, number>) {
  const [known, setKnown] = useState<{
    of: typeof investors;
    holders: ReadonlyMap<string, string>;
  }>();
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const holders = await knownInvestors([...investors.keys()]);
      if (isCurrent) setKnown({ of: investors, holders });
    })();
    return () => {
      isCurrent = false;
    };
  }, [investors]);
  return known?.of === investors ? known.holders : undefined;
}

/** The people that the answers add. */
export const newPeople = ({ all }: Investors): AddHolderInput[] =>
  all.flatMap(({ name, answer }) =>
    answer?.kind === "new"
      ? [{ id: answer.id, name: name.slice(0, 60), kind: "individual" as const }]
      : [],
  );

/** What to remember, by investor. */
export const answeredHolders = ({ all }: Investors): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ investor, answer }) => {
      if (answer === null) return [];
      if (answer.kind === leftOut) return [[investor, leftOut] as const];
      return [[investor, answer.kind === "new" ? answer.id : answer.holder] as const];
    }),
  );
