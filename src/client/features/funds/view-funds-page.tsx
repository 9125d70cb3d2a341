import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../../components/ui/button.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import type { ListControl } from "./list/list-search.ts";
import { HolderTitle } from "../holders/holder-title.tsx";
import { titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import { OwnFundList } from "./own-fund-list.tsx";
import styles from "./view-funds-page.module.css";

export function ViewFundsPage(control: ListControl) {
  const { holderName } = useChosenHolder(control.search);
  return (
    <Page
      title={titleWithHolder(t("View Funds"), holderName)}
      back="/funds"
      isTight
      aside={
        <>
          <SampleNavs />
          <Link to="/funds/add-fund" className={`${buttonClass("quiet")} ${styles.add}`}>
            <Plus size={18} aria-hidden />
            {t("Add Fund")}
          </Link>
        </>
      }
    >
      <HolderTitle page="View Funds" name={holderName} />
      <OwnFundList {...control} />
    </Page>
  );
}
