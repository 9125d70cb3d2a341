import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { useDeleteFund } from "./delete-fund.ts";
import { DeleteFundDialog } from "./delete-fund-dialog.tsx";
import { useInEditMode } from "./edit-mode.ts";
import { EditModeSwitch } from "./edit-mode-switch.tsx";

export function FundChanges({ userId, fund }: { userId: string; fund: Fund }) {
  const { inEditMode } = useInEditMode(userId);
  const [isDeleting, setIsDeleting] = useState(false);
  const { mutate: deleteFund } = useDeleteFund();
  const navigate = useNavigate();
  return (
    <>
      <EditModeSwitch userId={userId} />
      <Button
        variant="quiet"
        onClick={inEditMode(
          "edit",
          () => void navigate({ to: "/funds/edit-funds/$fundId", params: { fundId: fund.id } }),
        )}
      >
        {t("Edit Fund")}
      </Button>
      <Button variant="quiet" onClick={inEditMode("delete", () => setIsDeleting(true))}>
        {t("Delete Fund")}
      </Button>
      {isDeleting && (
        <DeleteFundDialog
          fund={fund}
          onClose={() => setIsDeleting(false)}
          onConfirm={() => {
            deleteFund(fund);
            void navigate({ to: "/funds/view-funds" });
          }}
        />
      )}
    </>
  );
}
