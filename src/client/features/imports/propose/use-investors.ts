import { useEffect, useMemo, useState } from "react";
import { me, type Holder } from "../../../../shared/holders/holder.ts";
import { holderNameKey } from "../../../../shared/holders/name-key.ts";
import { maxHoldersPerUser } from "../../../../shared/holders/schema.ts";
import type { InvestorAnswer } from "../../../../shared/imports/commit/people-to-add.ts";
import { holderOfInvestor, printedName } from "../../../../shared/imports/match/investors.ts";
import { readChosenHolder } from "../../holders/chosen-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { useMe } from "../../session/queries.ts";
import type { ReadStatement } from "../read/use-files.ts";
import { knownInvestors } from "./known-investors.ts";
import { exportSources, unnamedInvestor } from "./unnamed-schemes.ts";

/** By investor; null where the user wants to be asked again. */
export type InvestorAnswers = Readonly<Record<string, InvestorAnswer | null>>;

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
  /** False where everything read is the owner's, who keeps nobody else's funds. */
  isShown: boolean;
  /** Whether one person more would be more than an account may have. */
  isFull: boolean;
};

/**
 * The investors that the statements name. Who keeps other people's funds is asked about files that name nobody, too.
 * @param unnamed how many schemes these files have, without those whose folio is recorded
 * @returns no investors until what is known of them is loaded
 */
export function useInvestors(
  statements: readonly ReadStatement[],
  answers: InvestorAnswers,
  unnamed: number,
): {
  investors: Investors | undefined;
  failure: { isRetrying: boolean; retry: () => void } | null;
} {
  const { data: holders, error, isFetching, refetch } = useHolders();
  const { data: session } = useMe();
  const schemesOf = useMemo(() => countByInvestor(statements), [statements]);
  const remembered = useKnownInvestors(schemesOf);
  const ownerName = session?.user?.name;
  const investors = useMemo(() => {
    if (holders === undefined || remembered === undefined || ownerName === undefined) {
      return undefined;
    }
    const isExport = statements.some(({ statement }) => exportSources.has(statement.source));
    const names = [...schemesOf.keys()].map(nameKeyOf);
    const room = maxHoldersPerUser - holders.length;
    const asked = [...schemesOf].map(([investor, schemes]): Investor => {
      const holder = holderOfInvestor(investor, {
        holders,
        ownerName,
        remembered: remembered.get(investor),
        isOnly: schemesOf.size === 1 && !isExport,
        isNamesake: names.filter((name) => name === nameKeyOf(investor)).length > 1,
      });
      const found: InvestorAnswer | null = holder === null ? null : { kind: "holder", holder };
      const isLeftOut = remembered.get(investor) === leftOut;
      const name = printedName(investor);
      return {
        investor,
        name,
        schemes,
        answer: currentAnswer(answers[investor], holders, isLeftOut ? { kind: leftOut } : found),
      };
    });
    if (unnamed > 0 && holders.length > 0) {
      const chosen = holders.find(({ id }) => id === readChosenHolder());
      const found: InvestorAnswer = { kind: "holder", holder: chosen?.id ?? me };
      asked.push({
        investor: unnamedInvestor,
        name: "",
        schemes: unnamed,
        answer: currentAnswer(answers[unnamedInvestor], holders, found),
      });
    }
    const added = new Set(asked.flatMap(({ answer }) => (answer?.kind === "new" ? answer.id : [])));
    // Such as an answer of a restored draft after people were added elsewhere.
    const beyond = new Set([...added].slice(room));
    const all = asked.map((each) =>
      each.answer?.kind === "new" && beyond.has(each.answer.id) ? { ...each, answer: null } : each,
    );
    const isOwner = ({ investor, name, answer }: Investor) =>
      answers[investor] === undefined &&
      answer?.kind === "holder" &&
      answer.holder === me &&
      (name === "" || holderOfInvestor(investor, { ...byNameOnly, ownerName }) === me);
    return {
      all,
      holders,
      isShown: holders.length > 0 ? all.length > 0 : !all.every(isOwner),
      isFull: added.size >= room,
    };
  }, [holders, remembered, ownerName, schemesOf, statements, answers, unnamed]);
  return {
    investors,
    failure:
      error === null || holders !== undefined
        ? null
        : { isRetrying: isFetching, retry: () => void refetch() },
  };
}

const byNameOnly = { holders: [], remembered: undefined, isOnly: false, isNamesake: false };

const nameKeyOf = (investor: string): string => holderNameKey(printedName(investor));

/** An answer of a restored draft can name a person who was deleted since, or one who was added since. */
function currentAnswer(
  answer: InvestorAnswer | null | undefined,
  holders: readonly Holder[],
  found: InvestorAnswer | null,
): InvestorAnswer | null {
  if (answer === undefined) return found;
  if (answer === null || answer.kind === leftOut) return answer;
  const holder = answer.kind === "new" ? answer.id : answer.holder;
  const isThere = holder === me || holders.some(({ id }) => id === holder);
  if (isThere) return { kind: "holder", holder };
  return answer.kind === "new" ? answer : null;
}

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

/** What the user has said of investors with a name, to be remembered. */
export const answeredHolders = (
  { all }: Investors,
  answers: InvestorAnswers,
): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ investor, answer }) => {
      const isSaid = investor !== unnamedInvestor && answers[investor] !== undefined;
      if (answer === null || !isSaid) return [];
      if (answer.kind === leftOut) return [[investor, leftOut] as const];
      return [[investor, answer.kind === "new" ? answer.id : answer.holder] as const];
    }),
  );
