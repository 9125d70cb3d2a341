import type { ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { Proof } from "../../../../shared/imports/propose/proof.ts";
import { sendsTotals } from "../../../../shared/imports/propose/fund-proposal.ts";
import type { StatementRow } from "../../../../shared/imports/statement.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { Beside } from "../../../components/ui/beside.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";
import type { ReviewedScheme } from "./reviewed-scheme.ts";

type SchemeHeadingProps = {
  proposed: ProposedScheme;
  reviewed: ReviewedScheme;
  heading: "h3" | "h4";
};

export function SchemeHeading({ proposed: each, reviewed, heading: Heading }: SchemeHeadingProps) {
  const { scheme, choice, proposed } = each;
  const { question, read, proofs } = reviewed;
  return (
    <header className={`${layout.spread} ${styles.head}`}>
      <div className={styles.names}>
        <Heading className={styles.name}>{schemeTitle(choice.scheme?.name ?? scheme.name)}</Heading>
        <p className={look.note}>
          <Beside parts={factsOf(each, read.rows, proofs)} />
        </p>
      </div>
      {question !== "scheme" && (
        <p className={look.strong}>{choice.isSkipped ? t("Left out") : summaryOf(proposed)}</p>
      )}
    </header>
  );
}

const factsOf = (
  { scheme: { closing }, choice }: ProposedScheme,
  rows: readonly StatementRow[],
  proofs: readonly Proof[],
) => [
  ...(choice.folio === null ? [] : [t("Folio {folio}", { folio: choice.folio })]),
  ...(closing === null ? [] : [t("{units} units", { units: formatUnits(Number(closing.units)) })]),
  // If all lines are there, their sum is what is recorded.
  ...[
    proofs.find(({ figure }) => figure === "cost")?.found ?? closing?.cost ?? choice.cost,
  ].flatMap((cost) =>
    cost === null ? [] : [t("Cost {amount}", { amount: formatRupees(Number(cost)) })],
  ),
  ...(rows.length === 0
    ? []
    : [counted(rows.length, { one: "{count} entry", other: "{count} entries" })]),
];

function summaryOf(proposed: ProposedScheme["proposed"]): string {
  if (proposed === null || proposed.proposal.refusal !== null) return t("Left out");
  const { rows, fundId } = proposed.proposal;
  const count = (...kinds: string[]) =>
    rows.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  const fresh = count("new", "replaces") + (sendsTotals(proposed.proposal) ? 1 : 0);
  if (fresh === 0) return t("Nothing new");
  return fundId === null
    ? counted(fresh, { one: "New fund, {count} entry", other: "New fund, {count} entries" })
    : counted(fresh, { one: "{count} new entry", other: "{count} new entries" });
}
