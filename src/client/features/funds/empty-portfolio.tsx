import { Link } from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { t } from "../../language/text.ts";
import { StatementSteps } from "./statement-steps.tsx";

/** Offers the import first: one statement adds everything at once. */
export const EmptyPortfolio = () => (
  <EmptyState
    icon={FileUp}
    title={t("Your portfolio is empty")}
    text={t("One statement brings in all your funds, with every purchase and sale.")}
  >
    <Link to="/funds/import" className={buttonClass()}>
      {t("Import your statement")}
    </Link>
    <StatementSteps />
    <Link to="/funds/add-fund" className={buttonClass("quiet")}>
      {t("Add Fund")}
    </Link>
  </EmptyState>
);
