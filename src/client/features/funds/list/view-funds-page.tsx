import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonLook } from "../../../components/ui/button.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { HeldFunds } from "./held-funds.tsx";
import type { ListControl } from "./list-search.ts";
import styles from "./view-funds-page.module.css";

export const ViewFundsPage = (control: ListControl) => (
  <Page
    title={t("View Funds")}
    back="/funds"
    aside={
      <Link to="/funds/add-fund" className={`${buttonLook("quiet")} ${styles.add}`}>
        <Plus size={18} aria-hidden />
        {t("Add Fund")}
      </Link>
    }
  >
    <HeldFunds {...control} />
  </Page>
);
