import type { ValuedFund } from "../../../../shared/funds/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { ConfirmDialog } from "../../../components/ui/dialog/confirm-dialog.tsx";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";

type DeleteFundDialogProps = { fund: ValuedFund; onConfirm: () => void; onClose: () => void };

export const DeleteFundDialog = ({ fund, onConfirm, onClose }: DeleteFundDialogProps) => (
  <ConfirmDialog title={t("Delete fund?")} isDestructive onClose={onClose} onConfirm={onConfirm}>
    <p>
      <Sentence
        of="{scheme}, folio {folio}, is removed from your funds. You can restore it for 30 days."
        values={{
          scheme: <strong>{schemeTitle(fund.schemeName)}</strong>,
          folio: fund.folioNumber,
        }}
      />
    </p>
    {"hasTransactions" in fund && fund.hasTransactions === true && (
      <p>{t("Its transactions and SIPs are removed as well.")}</p>
    )}
  </ConfirmDialog>
);
