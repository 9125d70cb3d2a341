import { me } from "../../../../shared/holders/holder.ts";
import type { InvestorChoice } from "../../../../shared/imports/commit/holders-to-add.ts";
import { schemeKeyOf } from "../../../../shared/imports/match/resolve-scheme.ts";
import { unnamedInvestor } from "../../../../shared/imports/match/unnamed-schemes.ts";
import type { InvestorChoices, Investors } from "../../../../shared/imports/match/whose-funds.ts";
import type { Choice } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import type { ImportChoices } from "./proposal.ts";

/** What was said about files that were not saved yet, by file and scheme. */
export type ImportDraft = {
  choices: Readonly<Record<string, Partial<Choice>>>;
  investors: InvestorChoices;
};
export const blankDraft: ImportDraft = { choices: {}, investors: {} };

type ReadFile = {
  file: { name: string; size: number };
  statement: { schemes: readonly StatementScheme[] };
};

/** The same key when the same file is chosen again. */
const keyOf = ({ file }: Pick<ReadFile, "file">, scheme: StatementScheme, at: number): string =>
  JSON.stringify([file.name, file.size, at, schemeKeyOf(scheme)]);

/** The key of each scheme's choice. */
export const keysOf = (statements: readonly ReadFile[]): ReadonlyMap<StatementScheme, string> =>
  new Map(
    statements.flatMap((read) =>
      read.statement.schemes.map((scheme, at) => [scheme, keyOf(read, scheme, at)] as const),
    ),
  );

/** The choices about each scheme, and about its investor. */
export function choicesOf(
  keys: ReadonlyMap<StatementScheme, string>,
  choices: ImportDraft["choices"],
  investors: Investors | undefined,
  unnamed: ReadonlySet<StatementScheme>,
): ImportChoices {
  const ofInvestors = new Map<string | undefined, Partial<Choice>>(
    investors?.all.map(({ investor, choice }) => [investor, choiceOfInvestor(choice)]),
  );
  const leftOut = new Set<string | undefined>(
    investors?.all.flatMap(({ investor, choice }) => (isLeftOut(choice) ? [investor] : [])),
  );
  return new Map(
    [...keys].map(([scheme, key]) => [
      scheme,
      {
        ...ofInvestors.get(investorOf(scheme, unnamed)),
        ...choices[key],
        ...(leftOut.has(investorOf(scheme, unnamed)) && { isSkipped: true }),
      },
    ]),
  );
}

/** Undefined where nobody is asked, because the folio says whose the scheme is. */
const investorOf = (
  scheme: StatementScheme,
  unnamed: ReadonlySet<StatementScheme>,
): string | undefined => scheme.investor ?? (unnamed.has(scheme) ? unnamedInvestor : undefined);

const isLeftOut = (choice: InvestorChoice | null): boolean => choice?.kind === "left-out";

type Asked = {
  keys: ReadonlyMap<StatementScheme, string>;
  investors: Investors | undefined;
  unnamed: ReadonlySet<StatementScheme>;
};

export function withChoice(
  { choices, investors }: ImportDraft,
  chosen: readonly StatementScheme[],
  choice: Partial<Choice>,
  asked: Asked,
): ImportDraft {
  const made = chosen.flatMap((scheme) => {
    const key = asked.keys.get(scheme);
    // A new scheme or folio needs a new confirmation.
    return key === undefined ? [] : [[key, { ...choices[key], isConfirmed: false, ...choice }]];
  });
  const askedAgain = choice.isSkipped === false ? leftOutInvestors(chosen, asked) : [];
  return {
    choices: { ...choices, ...Object.fromEntries(made) },
    investors: {
      ...investors,
      ...Object.fromEntries(askedAgain.map((investor) => [investor, null])),
    },
  };
}

/** Investors whose funds are all left out. Bringing one of these schemes back asks again whose they are. */
const leftOutInvestors = (
  schemes: readonly StatementScheme[],
  { investors, unnamed }: Asked,
): string[] =>
  schemes.flatMap((scheme) => {
    const own = investorOf(scheme, unnamed);
    return (investors?.all ?? []).flatMap(({ investor, choice }) =>
      investor === own && isLeftOut(choice) ? [investor] : [],
    );
  });

function choiceOfInvestor(choice: InvestorChoice | null): Partial<Choice> {
  if (choice === null || choice.kind === "left-out") return {};
  const holder = choice.kind === "new" ? choice.id : choice.holder;
  return { holderId: holder === me ? null : holder };
}

/** Whether the draft has answers to questions about these files. */
export const hasChoices = (
  { choices, investors: said }: ImportDraft,
  keys: ReadonlyMap<StatementScheme, string>,
  { all }: Investors,
): boolean =>
  [...keys.values()].some((key) => choices[key] !== undefined) ||
  all.some(({ investor }) => said[investor] !== undefined);
