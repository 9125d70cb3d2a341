import { Link } from "@tanstack/react-router";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { t } from "../../language/text.ts";
import chips from "../../components/ui/chips.module.css";
import styles from "./insights-links.module.css";

const pages = [
  { to: "/insights", name: "Regular plans" },
  { to: "/targets", name: "Targets" },
  { to: "/goals", name: "Goals" },
] as const;

/** The pages of Insights, each about the same person. */
export const InsightsLinks = ({ holder }: { holder: HolderFilter }) => (
  <nav aria-label={t("Insights")} className={`${chips.chips} ${chips.toEdges} ${styles.links}`}>
    {pages.map(({ to, name }) => (
      <Link
        key={to}
        to={to}
        search={holder === undefined ? {} : { holder }}
        className={`${chips.chip} ${styles.link}`}
      >
        {t(name)}
      </Link>
    ))}
    <Link to="/compare" className={`${chips.chip} ${styles.link}`}>
      {t("Compare schemes")}
    </Link>
  </nav>
);
