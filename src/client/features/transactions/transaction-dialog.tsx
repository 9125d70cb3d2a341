import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { TransactionForm } from "./transaction-form.tsx";
import type { TransactionFormProps } from "./use-transaction-form.ts";

type TransactionDialogProps = Omit<TransactionFormProps, "onSaved" | "onCancel"> & {
  title: string;
  onClose: () => void;
};

export const TransactionDialog = ({ title, onClose, ...form }: TransactionDialogProps) => (
  <Dialog title={title} closeButton isSheet onClose={onClose}>
    <TransactionForm {...form} onSaved={onClose} onCancel={onClose} />
  </Dialog>
);
