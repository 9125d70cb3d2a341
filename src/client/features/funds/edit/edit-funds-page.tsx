import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { Page } from "../../../components/ui/page.tsx";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";
import type { ListControl } from "../../fund-list/list/list-search.ts";
import { HolderTitle } from "../../holders/holder-title.tsx";
import { titleWithHolder, useChosenHolder } from "../../holders/use-chosen-holder.ts";
import { useDeleteFund } from "../mutations.ts";
import { useNavStatus } from "../../schemes/queries.ts";
import { SampleNavsNotice } from "../../schemes/sample-navs-notice.tsx";
import { OwnFundList } from "../own-fund-list.tsx";
import { editModeRequired, useEditMode } from "./edit-mode.ts";
import { FundActions } from "./fund-actions.tsx";

export function EditFundsPage({ user, ...control }: ListControl & { user: User }) {
  const [isEditMode] = useEditMode(user.id);
  const { holderName } = useChosenHolder(control.search);
  const [fundToDelete, setFundToDelete] = useState<ValuedFund | null>(null);
  const { mutate: deleteFund } = useDeleteFund();
  const { data: status } = useNavStatus();
  const navigate = useNavigate();

  const inEditMode = (what: "edit" | "delete", act: () => void) => () =>
    isEditMode ? act() : notify.warning(t(editModeRequired[what]), "edit-mode");

  return (
    <Page title={titleWithHolder(t("Edit Funds"), holderName)} back="/funds">
      <HolderTitle page="Edit Funds" name={holderName} />
      {!isEditMode && (
        <Notice>
          <Sentence
            of="Edit mode is off. {link} to edit or delete funds."
            values={{ link: <Link to="/account">{t("Enable it in account settings")}</Link> }}
          />
        </Notice>
      )}
      <SampleNavsNotice source={status?.source} />
      <OwnFundList
        {...control}
        renderActions={(fund) => (
          <FundActions
            fund={fund}
            isEditMode={isEditMode}
            onEdit={inEditMode(
              "edit",
              () => void navigate({ to: "/funds/edit-funds/$fundId", params: { fundId: fund.id } }),
            )}
            onDelete={inEditMode("delete", () => setFundToDelete(fund))}
          />
        )}
      />
      {fundToDelete !== null && (
        <ConfirmDialog
          title={t("Delete fund?")}
          isDestructive
          onClose={() => setFundToDelete(null)}
          onConfirm={() => deleteFund(fundToDelete)}
        >
          <p>
            <Sentence
              of="{scheme}, folio {folio}, is removed from your funds. You can restore it for 30 days."
              values={{
                scheme: <strong>{schemeTitle(fundToDelete.schemeName)}</strong>,
                folio: fundToDelete.folioNumber,
              }}
            />
          </p>
          {"hasTransactions" in fundToDelete && fundToDelete.hasTransactions === true && (
            <p>{t("Its transactions and SIPs are removed as well.")}</p>
          )}
        </ConfirmDialog>
      )}
    </Page>
  );
}
