import type { NavHistory } from "../../../../shared/history/schema.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { inceptionDoubt, schemeInception } from "../../../../shared/transactions/doubts.ts";
import { askedInception } from "../../../components/form/asked-inception.ts";
import { askedSharedUnits } from "../../../components/form/asked-shared-units.ts";
import type { AskedDoubt } from "../../../components/form/doubt-notice.tsx";
import { askedTotals } from "./asked-totals.ts";
import type { FundToAdd } from "./check-fund.ts";
import type { FundDraft } from "./fund-draft.ts";

/** The fields that a doubt's proposal writes. */
type Corrected = Partial<Pick<FundDraft, "sinceDate" | "units">> & { month?: string };

type KnownNavs = { nav: number | null; history: NavHistory | null };

/** Questions about what a new fund begins with, each with what was probably meant. */
export function sinceDoubts(
  { fund, transactions, instalments }: FundToAdd,
  navs: KnownNavs,
  write: (part: Corrected) => void,
): AskedDoubt[] {
  const [first] = transactions;
  if (first === undefined) return [];
  const inception = inceptionDoubt(first.date, schemeInception(fund.schemeName, null));
  if (instalments.length === 0) {
    return askedInception(inception, "sinceDate", (sinceDate) => write({ sinceDate }));
  }
  return [
    ...askedInception(inception, "month", (date) => write({ month: date.slice(0, 7) })),
    ...unitsDoubts({ fund, instalments }, navs, (units) => write({ units: formatNumber(units) })),
  ];
}

/** Where the NAVs of the instalments' days are not known, today's tells units that are far off. */
function unitsDoubts(
  { fund, instalments }: Pick<FundToAdd, "fund" | "instalments">,
  { nav, history }: KnownNavs,
  write: (units: number) => void,
): AskedDoubt[] {
  const shared = askedSharedUnits(instalments, history, "units", (_, total) => write(total));
  if (shared.length > 0) return shared;
  return askedTotals(fund, nav, {
    field: "units",
    keepsAmount: true,
    write: ({ units }) => write(units),
  });
}
