import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import { transactionOfRow, type InstalmentRow } from "../../../shared/sips/instalment-rows.ts";
import { startLedgerInput } from "../../../shared/transactions/schema.ts";
import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t, translate } from "../../language/text.ts";
import { InstalmentTable, type EditedRow } from "./instalment-table.tsx";
import { useStartLedger } from "./mutations.ts";
import { PasteField } from "./paste-field.tsx";
import { blankInstalments, InstalmentForm, type InstalmentDraft } from "./instalment-form.tsx";
import form from "./transaction-form.module.css";

type BulkDialogProps = { userId: string; fund: Fund; onClose: () => void };

type Draft = { schedule: InstalmentDraft; pasted: string; rows: EditedRow[] };
const blank: Draft = { schedule: blankInstalments, pasted: "", rows: [] };

export function BulkDialog({ userId, fund, onClose }: BulkDialogProps) {
  const { draft, setDraft, isRestored, forget, discard } = useStoredDraft(
    { userId, form: `past ${fund.id}`, version: "" },
    blank,
  );
  const { schedule, pasted, rows } = draft;
  const [message, setMessage] = useState<string>();
  const { mutateAsync, isPending } = useStartLedger(forget);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const setUnits = (index: number, units: string) =>
    change({
      rows: rows.map((row, at) => (at === index ? { ...row, units, isEstimated: false } : row)),
    });

  const save = async () => {
    if (isPending) return;
    const input = startLedgerInput.safeParse({
      id: fund.id,
      transactions: rows.map(toTransaction),
    });
    if (!input.success) {
      const [issue] = input.error.issues;
      const row = rows[Number(issue?.path[1])];
      const reason = translate(issue?.message ?? "");
      return setMessage(row ? `${dateText(row.date)}: ${reason}` : reason);
    }
    setMessage(undefined);
    try {
      await mutateAsync(input.data);
    } catch (error) {
      return setMessage(failureOf(error).message);
    }
    // The fund's page has taken this dialog away by now: a callback of the mutation would not run.
    onClose();
  };

  return (
    <Dialog title={t("Enter past instalments")} closeButton isSheet onClose={onClose}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      <InstalmentForm
        units={fund.units}
        draft={schedule}
        onChange={(changed) => change({ schedule: changed })}
        onRows={(found) => change({ rows: editedRows(found, true) })}
      />
      <PasteField
        text={pasted}
        onText={(text, found) => change({ pasted: text, rows: editedRows(found, false) })}
      />
      {rows.length > 0 && <InstalmentTable fund={fund} rows={rows} onUnits={setUnits} />}
      <FormFailure message={message} />
      <div className={form.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
        {rows.length > 0 && (
          <Button busy={isPending} onClick={() => void save()}>
            {counted(rows.length, {
              one: "Save {count} transaction",
              other: "Save {count} transactions",
            })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const editedRows = (rows: readonly InstalmentRow[], isEstimated: boolean): EditedRow[] =>
  rows.map((row) => ({ ...row, units: formatNumber(row.units, { max: 6 }), isEstimated }));

const toTransaction = ({ date, paid, units, isEstimated }: EditedRow) => ({
  ...transactionOfRow({ date, paid, units: parseAmount(units) ?? 0 }, "sip"),
  confirmed: !isEstimated,
});
