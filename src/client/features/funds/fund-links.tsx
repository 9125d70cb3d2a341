import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { formatNumber } from "../../../shared/number-format.ts";
import { t } from "../../language/text.ts";

export type NamedFund = { id: string; schemeName: string };

const mostNamed = 3;

export function FundLinks({ funds }: { funds: readonly NamedFund[] }) {
  const more = funds.length - mostNamed;
  return (
    <>
      {funds.slice(0, more === 1 ? mostNamed + 1 : mostNamed).map(({ id, schemeName }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to="/funds/$fundId" params={{ fundId: id }}>
            {schemeTitle(schemeName)}
          </Link>
        </Fragment>
      ))}
      {more > 1 && (
        <>
          {" "}
          <Link to="/funds/view-funds">{t("and {count} more", { count: formatNumber(more) })}</Link>
        </>
      )}
    </>
  );
}
