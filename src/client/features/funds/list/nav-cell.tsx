import { type IsoDate } from "../../../../shared/dates.ts";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { formatNav } from "../../../../shared/number-format.ts";
import { isCurrent } from "../../../../shared/schemes/scheme.ts";
import { NotAvailable } from "../../../components/ui/gain.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./nav-cell.module.css";

type NavCellProps = { fund: Pick<ValuedFund, "nav" | "navDate">; navAsOf: IsoDate | null };

export function NavCell({ fund: { nav, navDate }, navAsOf }: NavCellProps) {
  if (nav === null || navDate === null) return <NotAvailable />;
  return (
    <>
      <span className={styles.nav}>{formatNav(nav)}</span>{" "}
      <span className={`${look.note} ${styles.date}`}>{dateText(navDate)}</span>
      {!isCurrent(navDate, navAsOf) && (
        <span className={`${look.badge} ${styles.old}`}>{t("Old NAV")}</span>
      )}
    </>
  );
}
