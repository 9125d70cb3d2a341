import { usePrinting } from "../../components/use-printing.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import type {
  PortfolioHistory,
  UnvaluedFund,
  UnvaluedReason,
} from "../../../shared/history/schema.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t, type PlainText } from "../../language/text.ts";
import { FundLinks, type NamedFund } from "../funds/fund-links.tsx";
import look from "../../styles/look.module.css";

const aloneTexts: Record<UnvaluedReason, PlainText> = {
  totals: "There is no chart without purchase dates. Add them first.",
  "no-scheme": "There is no chart for a fund whose scheme is not in AMFI's list.",
  "partial-history": "There is no chart for a fund whose history is not complete.",
  "no-history":
    "The NAVs of earlier days are not available yet. The chart appears once they have been fetched.",
  "no-navs": "There is no chart for a fund without NAVs.",
};

/** Texts about a single fund that is only estimated. */
const estimatedAloneTexts: Partial<Record<UnvaluedReason, PlainText>> = {
  totals: "Estimated from the day on which the fund was added: its purchases have no dates.",
  "partial-history": "Estimated: the purchases before its first statement are not known.",
};

const estimatedTexts = {
  totals: "Estimated, without purchase dates: {funds}.",
  "partial-history": "Estimated, with earlier purchases unknown: {funds}.",
  "no-navs": "Estimated, without NAVs of the first years: {funds}.",
} as const;

const leftOutTexts = {
  totals: "Not in the chart, without purchase dates: {funds}.",
  "no-scheme": "Not in the chart, as the scheme is not in AMFI's list: {funds}.",
  "partial-history": "Not in the chart, with earlier purchases unknown: {funds}.",
  "no-history": "Not in the chart until earlier NAVs are fetched: {funds}.",
  "no-navs": "Not in the chart, without NAVs: {funds}.",
} as const;

type FundsText =
  | (typeof estimatedTexts)[keyof typeof estimatedTexts]
  | (typeof leftOutTexts)[UnvaluedReason];

type LeftOutNoteProps = Pick<PortfolioHistory, "leftOut" | "estimated"> & {
  isAlone: boolean;
  funds: readonly NamedFund[];
};

export function LeftOutNote({ leftOut, estimated, isAlone, funds }: LeftOutNoteProps) {
  const isPrinting = usePrinting();
  const guessed = estimated?.funds ?? [];
  if (isAlone) {
    const text = leftOut[0] ? aloneTexts[leftOut[0].reason] : aloneEstimate(guessed[0]);
    return text === undefined ? null : <p className={look.note}>{t(text)}</p>;
  }
  const groups = (
    <>
      <Groups of={guessed} texts={estimatedTexts} funds={funds} />
      <Groups of={leftOut} texts={leftOutTexts} funds={funds} />
    </>
  );
  const ids = new Set([...guessed, ...leftOut].map(({ fundId }) => fundId));
  const count = funds.filter(({ id }) => ids.has(id)).length;
  if (count <= namedFunds || isPrinting) return groups;
  return (
    <Disclosure label={t(foldText(guessed, leftOut), { count, total: funds.length })}>
      {groups}
    </Disclosure>
  );
}

/** More of them would push the chart off a phone's first screen. */
const namedFunds = 2;

function foldText(guessed: readonly UnvaluedFund[], leftOut: readonly UnvaluedFund[]) {
  if (leftOut.length === 0) return "{count} of {total} funds are estimated";
  return guessed.length === 0
    ? "{count} of {total} funds are not in the chart"
    : "{count} of {total} funds are estimated or not in the chart";
}

const aloneEstimate = (fund: UnvaluedFund | undefined): PlainText | undefined =>
  fund && estimatedAloneTexts[fund.reason];

type GroupsProps = {
  of: readonly UnvaluedFund[];
  texts: Readonly<Partial<Record<UnvaluedReason, FundsText>>>;
  funds: readonly NamedFund[];
};

const Groups = ({ of: unvalued, texts, funds }: GroupsProps) =>
  [...Map.groupBy(unvalued, ({ reason }) => reason)].map(([reason, group]) => {
    const text = texts[reason];
    const ids = new Set(group.map(({ fundId }) => fundId));
    const named = funds.filter(({ id }) => ids.has(id));
    return (
      text !== undefined &&
      named.length > 0 && (
        <p key={reason} className={look.note}>
          <Sentence of={text} values={{ funds: <FundLinks funds={named} /> }} />
        </p>
      )
    );
  });
