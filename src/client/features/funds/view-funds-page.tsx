import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonLook } from "../../components/ui/button.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { OwnFundList } from "./own-fund-list.tsx";
import type { ListControl } from "../holdings/list/list-search.ts";
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
    <OwnFundList {...control} />
  </Page>
);
