import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../../components/ui/button.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import type { ListControl } from "../fund-list/list/list-search.ts";
import { HolderTitle } from "../holders/holder-title.tsx";
import { titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { useNavStatus } from "../schemes/queries.ts";
import { SampleNavsNotice } from "../schemes/sample-navs-notice.tsx";
import { OwnFundList } from "./own-fund-list.tsx";
import styles from "./view-funds-page.module.css";

export function ViewFundsPage(control: ListControl) {
  const { holderName } = useChosenHolder(control.search);
  const { data: status } = useNavStatus();
  return (
    <Page
      title={titleWithHolder(t("View Funds"), holderName)}
      back="/funds"
      isTight
      aside={
        <Link to="/funds/add-fund" className={`${buttonClass("quiet")} ${styles.add}`}>
          <Plus size={18} aria-hidden />
          {t("Add Fund")}
        </Link>
      }
    >
      <HolderTitle page="View Funds" name={holderName} />
      <SampleNavsNotice source={status?.source} />
      <OwnFundList {...control} />
    </Page>
  );
}
