import { Dialog } from "../../components/ui/dialog.tsx";
import { t } from "../../language/text.ts";
import { TransactionForm, type TransactionFormProps } from "./transaction-form.tsx";

type TransactionDialogProps = Omit<TransactionFormProps, "onSaved" | "onCancel"> & {
  onClose: () => void;
};

export const TransactionDialog = ({ onClose, ...form }: TransactionDialogProps) => (
  <Dialog
    title={form.transaction === undefined ? t("Add transaction") : t("Edit transaction")}
    closeButton
    isSheet
    onClose={onClose}
  >
    <TransactionForm {...form} onSaved={onClose} onCancel={onClose} />
  </Dialog>
);
