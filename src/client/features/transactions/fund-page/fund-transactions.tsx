import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { Lot, Transaction } from "../../../../shared/transactions/schema.ts";
import { failureOf } from "../../../api/failure.ts";
import { ActionBar } from "../../../components/ui/action-bar.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Tabs } from "../../../components/ui/tabs.tsx";
import { dateText } from "../../../language/dates.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { t } from "../../../language/text.ts";
import styles from "./fund-transactions.module.css";
import { useHolders } from "../../holders/queries.ts";
import { useSips } from "../../sips/queries.ts";
import { runningSip } from "../../../../shared/sips/running-sip.ts";
import { useDeleteTransaction, useUpdateTransaction } from "../mutations.ts";
import { TransactionYears } from "./transaction-years.tsx";
import type { TransactionDraft } from "../transaction-draft.ts";
import { typeName } from "../../../language/type-names.ts";

const LotTable = lazy(async () => ({ default: (await import("./lot-table.tsx")).LotTable }));
const TransactionDialog = lazy(async () => ({
  default: (await import("../transaction-dialog.tsx")).TransactionDialog,
}));
const SwitchDialog = lazy(async () => ({
  default: (await import("../switch-dialog.tsx")).SwitchDialog,
}));

const FundMenu = lazy(async () => ({ default: (await import("./fund-menu.tsx")).FundMenu }));

type Open =
  | { dialog: "add"; title: string; start: Partial<TransactionDraft> }
  | { dialog: "edit" | "delete"; transaction: Transaction }
  | { dialog: "switch" | "menu" };

type FundTransactionsProps = {
  userId: string;
  fund: Fund;
  funds: readonly Fund[];
  transactions: readonly Transaction[];
  lots: readonly Lot[];
  changes: ReactNode;
};

export function FundTransactions(props: FundTransactionsProps) {
  const { userId, fund, funds, transactions, lots, changes } = props;
  const { transaction: chosenId } = useSearch({ from: "/_signed-in/funds/$fundId" });
  const [open, setOpen] = useState<Open | null>(null);
  const { mutate: deleteTransaction } = useDeleteTransaction();
  const { mutate: update } = useUpdateTransaction();
  const { data: sips } = useSips();
  const { data: holders = [] } = useHolders();
  // A minor's income is taxed with a parent's.
  const holder = holders.find(({ id }) => id === fund.holderId)?.clubbedWith ?? fund.holderId;
  const taxSearch = { fund: fund.id, ...(holder !== null && { holder }) };
  const close = () => setOpen(null);
  const redeemAll = { type: "redemption", units: formatNumber(fund.units, { max: 6 }) } as const;
  return (
    <section className={styles.section}>
      <div className={styles.actions}>
        <ActionBar position="fixed">
          <Button
            onClick={() => setOpen({ dialog: "add", title: t("Add transaction"), start: {} })}
          >
            {t("Add transaction")}
          </Button>
        </ActionBar>
        <Button variant="quiet" onClick={() => setOpen({ dialog: "switch" })}>
          {t("Switch")}
        </Button>
        {fund.units > 0 && (
          <Button
            variant="quiet"
            onClick={() => setOpen({ dialog: "add", title: t("Redeem all"), start: redeemAll })}
          >
            {t("Redeem all")}
          </Button>
        )}
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen({ dialog: "menu" })}>
          {t("More")}
        </Button>
      </div>
      <Tabs
        label={t("Transactions and lots")}
        tabs={[
          {
            name: t("Transactions"),
            render: () => (
              <TransactionYears
                transactions={transactions}
                chosenId={chosenId}
                onEdit={(transaction) => setOpen({ dialog: "edit", transaction })}
                onDelete={(transaction) => setOpen({ dialog: "delete", transaction })}
                onConfirm={({ id }) =>
                  update(
                    { id, data: { confirmed: true } },
                    { onError: (error) => void notify.error(failureOf(error).message) },
                  )
                }
              />
            ),
          },
          {
            name: t("Lots"),
            render: () => (
              <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
                <LotTable lots={lots} />
              </Suspense>
            ),
          },
        ]}
      />
      <Suspense>
        {open?.dialog === "add" && (
          <TransactionDialog
            title={open.title}
            userId={userId}
            fund={fund}
            sip={runningSip(sips, fund.id)}
            start={open.start}
            onClose={close}
          />
        )}
        {open?.dialog === "edit" && (
          <TransactionDialog
            title={t("Edit transaction")}
            userId={userId}
            fund={fund}
            transaction={open.transaction}
            onClose={close}
          />
        )}
        {open?.dialog === "menu" && (
          <FundMenu
            taxSearch={taxSearch}
            isHeld={fund.units > 0}
            changes={changes}
            onClose={close}
          />
        )}
        {open?.dialog === "switch" && (
          <SwitchDialog userId={userId} from={fund} funds={funds} onClose={close} />
        )}
      </Suspense>
      {open?.dialog === "delete" && (
        <ConfirmDialog
          title={t("Delete transaction?")}
          isDestructive
          confirmLabel={t("Delete")}
          onClose={close}
          onConfirm={() => deleteTransaction({ id: open.transaction.id })}
        >
          <p>
            {t(
              "{kind} of {day} will be deleted and all later figures recalculated. You can restore it for 30 days.",
              {
                kind: typeName(open.transaction.type),
                day: dateText(open.transaction.date),
              },
            )}{" "}
            {open.transaction.pairId !== null &&
              t("Its other leg, in the other fund, will be deleted too.")}
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
