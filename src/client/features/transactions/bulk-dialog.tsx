import { useQuery } from "@tanstack/react-query";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { InstalmentRow } from "../../../shared/sips/instalment-rows.ts";
import { startLedgerInput } from "../../../shared/transactions/schema.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { RestoredDraft } from "../../components/form/restored-draft.tsx";
import { useStoredDraft } from "../../components/form/stored-draft.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t, translate } from "../../language/text.ts";
import { navHistoryQuery } from "../schemes/nav-history-query.ts";
import { instalmentDoubts, toTransaction, unitsText } from "./instalment-doubts.ts";
import { InstalmentTable, type EditedRow } from "./instalment-table.tsx";
import { useStartLedger } from "./mutations.ts";
import { PasteField } from "./paste-field.tsx";
import { blankSchedule, type ScheduleDraft } from "../funds/form/schedule-draft.ts";
import { InstalmentForm } from "./instalment-form.tsx";
import layout from "../../styles/layout.module.css";

type BulkDialogProps = { userId: string; fund: Fund; onClose: () => void };

type Draft = { schedule: ScheduleDraft; pasted: string; rows: EditedRow[] };
const blank: Draft = { schedule: blankSchedule, pasted: "", rows: [] };

export function BulkDialog({ userId, fund, onClose }: BulkDialogProps) {
  const { draft, setDraft, isRestored, forget, discard } = useStoredDraft(
    { userId, form: `past ${fund.id}`, version: "" },
    blank,
  );
  const { schedule, pasted, rows } = draft;
  const { mutateAsync, isPending } = useStartLedger(forget);
  const { data: history = null } = useQuery({
    ...navHistoryQuery(fund.amfiCode ?? ""),
    enabled: fund.amfiCode !== null,
  });
  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(rowsField);
  };
  const setUnits = (index: number, units: string) =>
    change({
      rows: rows.map((row, at) => (at === index ? { ...row, units, isEstimated: false } : row)),
    });

  const form = useForm({
    read: () => {
      const input = startLedgerInput.safeParse({
        id: fund.id,
        transactions: rows.map(toTransaction),
      });
      if (input.success) return { input: input.data };
      const [issue] = input.error.issues;
      const row = rows[Number(issue?.path[1])];
      const reason = translate(issue?.message ?? "");
      return { errors: { [rowsField]: row ? `${dateText(row.date)}: ${reason}` : reason } };
    },
    // The response unmounts this dialog, and mutation callbacks do not run after that; a promise's do.
    send: (input, { onError }) => void mutateAsync(input).then(onClose, onError),
    isPending,
    doubtsAbout: () =>
      instalmentDoubts(
        rows,
        { fund, priced: { ...fund, history }, transactions: [] },
        (corrected) => change({ rows: corrected }),
      ),
  });

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
      <form {...form.props} className={layout.column2}>
        {rows.length > 0 && <InstalmentTable fund={fund} rows={rows} onUnits={setUnits} />}
        <FormActions
          form={{ ...form, message: form.errors[rowsField] ?? form.message }}
          save={
            rows.length > 0 &&
            counted(rows.length, {
              one: "Save {count} transaction",
              other: "Save {count} transactions",
            })
          }
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** The key of a row's error: rows are not fields of the form. */
const rowsField = "rows";

const editedRows = (rows: readonly InstalmentRow[], isEstimated: boolean): EditedRow[] =>
  rows.map((row) => ({ ...row, units: unitsText(row.units), isEstimated }));
