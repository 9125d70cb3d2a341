import { Link } from "@tanstack/react-router";
import { UserRound } from "lucide-react";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { t } from "../../language/text.ts";

export const NoFundsOf = ({ name }: { name: string }) => (
  <EmptyState
    icon={UserRound}
    title={t("No funds yet: {name}", { name })}
    text={t("Add a fund for this person, or choose the person in a fund's form.")}
  >
    <Link to="/funds/add-fund" className={buttonClass()}>
      {t("Add Fund")}
    </Link>
  </EmptyState>
);
