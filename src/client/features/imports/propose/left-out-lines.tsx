import type { LeftOut, LeftOutReason } from "../../../../shared/imports/statement.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { SourceLines } from "./source-lines.tsx";

const titles: Record<LeftOutReason, PlainText> = {
  "not-a-fund": "Left out",
  "no-effect": "Left out",
  "amount-only": "Left out",
  alike: "Left out",
  share: "Shares, left out",
  bond: "Bonds, left out",
  pension: "Pension schemes (NPS), left out",
  "other-security": "Other securities, left out",
  month: "Transactions of the month, left out",
};

export function LeftOutLines({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const byTitle = Map.groupBy(leftOut, ({ reason }) => titles[reason]);
  return [...byTitle].map(([title, lines]) => (
    <SourceLines key={title} title={t(title)} locations={lines.map(({ location }) => location)} />
  ));
}
