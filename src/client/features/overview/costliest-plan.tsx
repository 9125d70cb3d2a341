import type { FunctionComponent, ReactNode } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { useDirectOnHome } from "../direct/direct-on-home.ts";
import { inDirectText } from "../direct/in-direct-text.ts";
import { useDirectPortfolio } from "../direct/queries.ts";
import { DismissibleLine } from "./dismissible-line.tsx";

type WithCostliestPlanProps = {
  funds: readonly Fund[];
  holder: HolderFilter;
  lines: readonly ReactNode[];
  render: FunctionComponent<{ lines: readonly ReactNode[] }>;
};

/** Adds the fund that would gain most in the direct plan, unless the user has hidden this line. */
export function WithCostliestPlan({
  funds,
  holder,
  lines,
  render: Render,
}: WithCostliestPlanProps) {
  const { isShown, setShown } = useDirectOnHome();
  const { data } = useDirectPortfolio(holder, { enabled: isShown });
  const found = data?.funds.find(({ value }) => value !== 0);
  const fund = funds.find(({ id }) => id === found?.fundId);
  if (!isShown || fund === undefined || found?.lost == null || found.lost <= 0) {
    return <Render lines={lines} />;
  }
  const line = (
    <li key="costliest">
      <DismissibleLine
        link={{ to: "/insights", search: { fund: fund.id } }}
        name={schemeTitle(fund.schemeName)}
        note={inDirectText(found.lost)}
        onDismiss={() => setShown(false)}
      />
    </li>
  );
  return <Render lines={[...lines, line]} />;
}
