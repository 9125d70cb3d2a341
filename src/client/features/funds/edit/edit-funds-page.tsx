import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import type { ListControl } from "../list/list-search.ts";
import { HolderTitle } from "../../holders/holder-title.tsx";
import { titleWithHolder, useChosenHolder } from "../../holders/use-chosen-holder.ts";
import { useDeleteFund } from "./delete-fund.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import { OwnFundList } from "../own-fund-list.tsx";
import { DeleteFundDialog } from "./delete-fund-dialog.tsx";
import { useInEditMode } from "./edit-mode.ts";
import { EditModeSwitch } from "./edit-mode-switch.tsx";
import { FundActions } from "./fund-actions.tsx";

export function EditFundsPage({ user, ...control }: ListControl & { user: User }) {
  const { isEditMode, inEditMode } = useInEditMode(user.id);
  const { holderName } = useChosenHolder(control.search);
  const [fundToDelete, setFundToDelete] = useState<ValuedFund | null>(null);
  const { mutate: deleteFund } = useDeleteFund();
  const navigate = useNavigate();

  return (
    <Page title={titleWithHolder(t("Edit Funds"), holderName)} back="/funds" aside={<SampleNavs />}>
      <HolderTitle page="Edit Funds" name={holderName} />
      <EditModeSwitch userId={user.id} />
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
        <DeleteFundDialog
          fund={fundToDelete}
          onClose={() => setFundToDelete(null)}
          onConfirm={() => deleteFund(fundToDelete)}
        />
      )}
    </Page>
  );
}
