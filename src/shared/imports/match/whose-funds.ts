import { me, type Holder } from "../../holders/holder.ts";
import { holderNameKey } from "../../holders/name-key.ts";
import { maxHoldersPerUser } from "../../holders/schema.ts";
import type { InvestorChoice } from "../commit/holders-to-add.ts";
import type { Statement, StatementSource } from "../statement.ts";
import { holderOfInvestor, printedName } from "./investors.ts";
import { exportSources, unnamedInvestor } from "./unnamed-schemes.ts";

/** By investor; null where the user wants to be asked again. */
export type InvestorChoices = Readonly<Record<string, InvestorChoice | null>>;

export type Investor = {
  /** As the statement calls the investor. */
  investor: string;
  name: string;
  schemes: number;
  /** null: the user has to say. */
  choice: InvestorChoice | null;
};

export type Investors<Known extends Pick<Holder, "id" | "name"> = Holder> = {
  all: readonly Investor[];
  holders: readonly Known[];
  /** False where everything read is the owner's, who keeps nobody else's funds. */
  isShown: boolean;
  /** Whether one person more would be more than an account may have. */
  isFull: boolean;
};

type KnownHolders<Known> = {
  holders: readonly Known[];
  ownerName: string;
  /** Answers remembered on this device, by investor: a holder's id, "me" or "left-out". */
  remembered: ReadonlyMap<string, string>;
  choices: InvestorChoices;
  /** The person whose funds the user looks at. */
  chosenHolder: string | null;
};

type ReadStatements = readonly {
  statement: Pick<Statement, "source" | "schemes" | "isWhoseOpen">;
}[];

const leftOut = "left-out";

/** How many schemes each investor of the statements has. */
export const schemesByInvestor = (statements: ReadStatements): ReadonlyMap<string, number> => {
  const schemes = statements.flatMap(({ statement }) => statement.schemes);
  return new Map(
    [...Map.groupBy(schemes, ({ investor }) => investor)].flatMap(([investor, own]) =>
      investor === null ? [] : [[investor, own.length] as const],
    ),
  );
};

/** People's own tables; a registrar prints whose all folios are, or leaves a name out. */
const ownTables: ReadonlySet<StatementSource> = new Set(["mapped", "holdings"]);

/** Whether a table names, or may name, people in some lines and nobody in others: these can be of the one above, or of the owner. */
const namesSome = ({ statement }: ReadStatements[number]): boolean =>
  statement.isWhoseOpen === true ||
  (ownTables.has(statement.source) &&
    new Set(statement.schemes.map(({ investor }) => investor === null)).size > 1);

/**
 * Whose the funds are of each investor that statements name, as far as it is known. Who keeps other people's funds is asked
 * about files that name nobody, too, and everyone about lines that name nobody beside lines that do.
 * @param unnamed how many schemes these files have, without those whose folio is recorded
 */
export function whoseFunds<Known extends Pick<Holder, "id" | "name">>(
  statements: ReadStatements,
  unnamed: number,
  known: KnownHolders<Known>,
): Investors<Known> {
  const { holders, choices } = known;
  const asked = investorsOf(statements, known);
  const isMixed = statements.some(namesSome);
  if (unnamed > 0 && (holders.length > 0 || isMixed)) {
    const chosen = holders.find(({ id }) => id === known.chosenHolder);
    const found: InvestorChoice | null = isMixed
      ? null
      : { kind: "holder", holder: chosen?.id ?? me };
    asked.push({
      investor: unnamedInvestor,
      name: "",
      schemes: unnamed,
      choice: currentChoice(choices[unnamedInvestor], holders, found),
    });
  }
  const room = maxHoldersPerUser - holders.length;
  const added = new Set(asked.flatMap(({ choice }) => (choice?.kind === "new" ? choice.id : [])));
  // Such as a choice of a restored draft after people were added elsewhere.
  const beyond = new Set([...added].slice(room));
  const all = asked.map((each) =>
    each.choice?.kind === "new" && beyond.has(each.choice.id) ? { ...each, choice: null } : each,
  );
  return {
    all,
    holders,
    isShown: holders.length > 0 ? all.length > 0 : !all.every((each) => isOwner(each, known)),
    isFull: added.size >= room,
  };
}

function investorsOf(
  statements: ReadStatements,
  {
    holders,
    ownerName,
    remembered,
    choices,
  }: Omit<KnownHolders<Pick<Holder, "id" | "name">>, "chosenHolder">,
): Investor[] {
  const schemesOf = schemesByInvestor(statements);
  const isExport = statements.some(({ statement }) => exportSources.has(statement.source));
  const names = [...schemesOf.keys()].map(nameKeyOf);
  return [...schemesOf].map(([investor, schemes]) => {
    const said = remembered.get(investor);
    const holder = holderOfInvestor(investor, {
      holders,
      ownerName,
      remembered: said,
      isOnly: schemesOf.size === 1 && !isExport,
      isNamesake: names.filter((name) => name === nameKeyOf(investor)).length > 1,
    });
    const found: InvestorChoice | null = holder === null ? null : { kind: "holder", holder };
    return {
      investor,
      name: printedName(investor),
      schemes,
      choice: currentChoice(
        choices[investor],
        holders,
        said === leftOut ? { kind: leftOut } : found,
      ),
    };
  });
}

const byNameOnly = { holders: [], remembered: undefined, isOnly: false, isNamesake: false };

/** Whether the funds are the owner's without anybody's choice, by the name alone or because there is none. */
const isOwner = (
  { investor, name, choice }: Investor,
  { choices, ownerName }: Pick<KnownHolders<unknown>, "choices" | "ownerName">,
): boolean =>
  choices[investor] === undefined &&
  choice?.kind === "holder" &&
  choice.holder === me &&
  (name === "" || holderOfInvestor(investor, { ...byNameOnly, ownerName }) === me);

const nameKeyOf = (investor: string): string => holderNameKey(printedName(investor));

/** A choice of a restored draft can name a person who was deleted since, or one who was added since. */
function currentChoice(
  choice: InvestorChoice | null | undefined,
  holders: readonly Pick<Holder, "id">[],
  found: InvestorChoice | null,
): InvestorChoice | null {
  if (choice === undefined) return found;
  if (choice === null || choice.kind === leftOut) return choice;
  const holder = choice.kind === "new" ? choice.id : choice.holder;
  const isThere = holder === me || holders.some(({ id }) => id === holder);
  if (isThere) return { kind: "holder", holder };
  return choice.kind === "new" ? choice : null;
}

/** The user's answers about named investors, to be remembered. */
export const chosenHolders = (
  { all }: Pick<Investors, "all">,
  choices: InvestorChoices,
): ReadonlyMap<string, string> =>
  new Map(
    all.flatMap(({ investor, choice }) => {
      const isSaid = investor !== unnamedInvestor && choices[investor] !== undefined;
      if (choice === null || !isSaid) return [];
      if (choice.kind === leftOut) return [[investor, leftOut] as const];
      return [[investor, choice.kind === "new" ? choice.id : choice.holder] as const];
    }),
  );
