import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { Lot, Transaction } from "../../../../shared/transactions/schema.ts";
import { failureOf } from "../../../api/failure.ts";
import { ActionBar } from "../../../components/ui/action-bar.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Tabs } from "../../../components/ui/tabs.tsx";
import { formatNumber } from "../../../../shared/number-format.ts";
import { t } from "../../../language/text.ts";
import styles from "./fund-transactions.module.css";
import { useUpdateTransaction } from "../mutations.ts";
import { FundDialogs, type OpenDialog } from "./fund-dialogs.tsx";
import { TransactionYears } from "./transaction-years.tsx";

const LotTable = lazy(async () => ({ default: (await import("./lot-table.tsx")).LotTable }));

type FundTransactionsProps = {
  userId: string;
  fund: Fund;
  funds: readonly Fund[];
  transactions: readonly Transaction[];
  lots: readonly Lot[];
  changes: ReactNode;
};

export function FundTransactions({ transactions, lots, ...about }: FundTransactionsProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return (
    <section className={styles.section}>
      <Actions fund={about.fund} onOpen={setOpen} />
      <TransactionsAndLots transactions={transactions} lots={lots} onOpen={setOpen} />
      <FundDialogs {...about} open={open} onClose={() => setOpen(null)} />
    </section>
  );
}

type OnOpen = { onOpen: (dialog: OpenDialog) => void };

function Actions({ fund, onOpen }: Pick<FundTransactionsProps, "fund"> & OnOpen) {
  const redeemAll = { type: "redemption", units: formatNumber(fund.units, { max: 6 }) } as const;
  return (
    <div className={styles.actions}>
      <ActionBar position="fixed">
        <Button onClick={() => onOpen({ dialog: "add", title: t("Add transaction"), start: {} })}>
          {t("Add transaction")}
        </Button>
      </ActionBar>
      <Button variant="quiet" onClick={() => onOpen({ dialog: "switch" })}>
        {t("Switch")}
      </Button>
      {fund.units > 0 && (
        <Button
          variant="quiet"
          onClick={() => onOpen({ dialog: "add", title: t("Redeem all"), start: redeemAll })}
        >
          {t("Redeem all")}
        </Button>
      )}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => onOpen({ dialog: "menu" })}>
        {t("More")}
      </Button>
    </div>
  );
}

type ListsProps = Pick<FundTransactionsProps, "transactions" | "lots"> & OnOpen;

function TransactionsAndLots({ transactions, lots, onOpen }: ListsProps) {
  const { transaction: chosenId } = useSearch({ from: "/_signed-in/funds/$fundId" });
  const { mutate: update } = useUpdateTransaction();
  return (
    <Tabs
      label={t("Transactions and lots")}
      tabs={[
        {
          name: t("Transactions"),
          render: () => (
            <TransactionYears
              transactions={transactions}
              chosenId={chosenId}
              onEdit={(transaction) => onOpen({ dialog: "edit", transaction })}
              onDelete={(transaction) => onOpen({ dialog: "delete", transaction })}
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
  );
}
