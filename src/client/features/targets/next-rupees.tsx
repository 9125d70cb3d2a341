import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { formatShortRupees, parseAmount } from "../../../shared/number-format.ts";
import { investStep, maxInvested } from "../../../shared/targets/limits.ts";
import type { InvestRow } from "../../../shared/targets/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Section } from "../../components/section.tsx";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Info } from "../../components/ui/info.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { fundNames } from "../funds/fund-names.ts";
import { holderInput } from "../holders/holder-input.ts";

type NextRupeesProps = { holder: HolderFilter; funds: readonly Fund[] };

/** Splits new money over the parts; nothing is sold. */
export function NextRupees({ holder, funds }: NextRupeesProps) {
  const [text, setText] = useState("20,000");
  const amount = parseAmount(text);
  const error = problemOf(amount);
  const query = trpc.targets.invest.useQuery(
    { ...holderInput(holder), amount: amount ?? 0 },
    { enabled: error === null, placeholderData: (before) => before },
  );
  const { data, isLoadingError } = query;
  const nameOf = fundNames(funds);
  const rows = data?.filter((row) => row.amount > 0 || row.due > 0);
  return (
    <Section
      title={t("Where the next rupees go")}
      text={
        <>
          {t("The split that comes closest to the target, without selling.")}{" "}
          <Info name={t("The split")}>
            {t("SIPs that are still due this month count as paid.")}
          </Info>
        </>
      }
    >
      <AmountField
        label={t("Amount (₹)")}
        error={text === "" ? undefined : (error ?? undefined)}
        name="amount"
        value={text}
        onAmount={setText}
      />
      {isLoadingError ? (
        <InlineFailure text={t("The split could not be worked out.")} query={query} />
      ) : (
        error === null &&
        (rows === undefined ? (
          <Skeleton width="100%" height="8rem" />
        ) : (
          <ul className={look.card} aria-label={t("Where the next rupees go")} aria-live="polite">
            {rows.map((row) => (
              <li key={row.name} className={layout.entry}>
                <div className={layout.entryWords}>
                  <p>{categoryName(row.name)}</p>
                  <p className={look.note}>{whereText(row, nameOf)}</p>
                </div>
                <p className={`${look.strong} ${look.figures}`}>{formatShortRupees(row.amount)}</p>
              </li>
            ))}
          </ul>
        ))
      )}
    </Section>
  );
}

/** Repeats the contract's checks, which need not be loaded for them. */
function problemOf(amount: number | null): string | null {
  if (amount === null) return "Amount must be a number";
  if (amount < investStep) return "Amount must be 100 or more";
  if (amount > maxInvested) return "Amount must be at most ₹99,99,99,900";
  return amount % investStep === 0 ? null : "Amount must be in hundreds of rupees";
}

function whereText(
  { fundId, amount, due }: InvestRow,
  nameOf: ReturnType<typeof fundNames>,
): string {
  return [
    ...(amount === 0 ? [] : [nameOf(fundId) ?? t("You have no open fund in this part.")]),
    ...(due === 0 ? [] : [t("{amount} by SIP this month", { amount: formatShortRupees(due) })]),
  ].join(" · ");
}
