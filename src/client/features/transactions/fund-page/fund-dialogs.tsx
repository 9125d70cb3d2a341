import { lazy, Suspense, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { runningSip } from "../../../../shared/sips/running-sip.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";
import { useHolders } from "../../holders/queries.ts";
import { useSips } from "../../sips/queries.ts";
import { useDeleteTransaction } from "../mutations.ts";
import type { TransactionDraft } from "../transaction-draft.ts";

const TransactionDialog = lazy(async () => ({
  default: (await import("../transaction-dialog.tsx")).TransactionDialog,
}));
const SwitchDialog = lazy(async () => ({
  default: (await import("../switch-dialog.tsx")).SwitchDialog,
}));

const FundMenu = lazy(async () => ({ default: (await import("./fund-menu.tsx")).FundMenu }));

export type OpenDialog =
  | { dialog: "add"; title: string; start: Partial<TransactionDraft> }
  | { dialog: "edit" | "delete"; transaction: Transaction }
  | { dialog: "switch" | "menu" };

type FundDialogsProps = {
  open: OpenDialog | null;
  userId: string;
  fund: Fund;
  funds: readonly Fund[];
  changes: ReactNode;
  onClose: () => void;
};

export function FundDialogs({ open, ...about }: FundDialogsProps) {
  const { userId, fund, funds, changes, onClose } = about;
  const { data: sips } = useSips();
  const { data: holders = [] } = useHolders();
  // A minor's income is taxed with a parent's.
  const holder = holders.find(({ id }) => id === fund.holderId)?.clubbedWith ?? fund.holderId;
  return (
    <>
      <Suspense>
        {open?.dialog === "add" && (
          <TransactionDialog
            title={open.title}
            userId={userId}
            fund={fund}
            sip={runningSip(sips, fund.id)}
            start={open.start}
            onClose={onClose}
          />
        )}
        {open?.dialog === "edit" && (
          <TransactionDialog
            title={t("Edit transaction")}
            userId={userId}
            fund={fund}
            transaction={open.transaction}
            onClose={onClose}
          />
        )}
        {open?.dialog === "menu" && (
          <FundMenu
            taxSearch={{ fund: fund.id, ...(holder !== null && { holder }) }}
            isHeld={fund.units > 0}
            changes={changes}
            onClose={onClose}
          />
        )}
        {open?.dialog === "switch" && (
          <SwitchDialog userId={userId} from={fund} funds={funds} onClose={onClose} />
        )}
      </Suspense>
      {open?.dialog === "delete" && (
        <ConfirmDelete transaction={open.transaction} onClose={onClose} />
      )}
    </>
  );
}

type ConfirmDeleteProps = { transaction: Transaction; onClose: () => void };

function ConfirmDelete({ transaction: { id, type, date, pairId }, onClose }: ConfirmDeleteProps) {
  const { mutate: deleteTransaction } = useDeleteTransaction();
  return (
    <ConfirmDialog
      title={t("Delete transaction?")}
      isDestructive
      confirmLabel={t("Delete")}
      onClose={onClose}
      onConfirm={() => deleteTransaction({ id })}
    >
      <p>
        {t(
          "{kind} of {day} will be deleted and all later figures recalculated. You can restore it for 30 days.",
          { kind: typeName(type), day: dateText(date) },
        )}{" "}
        {pairId !== null && t("Its other leg, in the other fund, will be deleted too.")}
      </p>
    </ConfirmDialog>
  );
}
