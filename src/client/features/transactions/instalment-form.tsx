import { shareOutUnits, type InstalmentRow } from "../../../shared/sips/instalment-rows.ts";
import { useForm } from "../../components/form/use-form.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { readSchedule } from "../funds/form/read-schedule.ts";
import type { ScheduleDraft } from "../funds/form/schedule-draft.ts";
import { ScheduleFields } from "../funds/form/schedule-fields.tsx";
import layout from "../../styles/layout.module.css";

type InstalmentFormProps = {
  units: number;
  draft: ScheduleDraft;
  onChange: (draft: ScheduleDraft) => void;
  onRows: (rows: InstalmentRow[]) => void;
};

export function InstalmentForm({ units, draft, onChange, onRows }: InstalmentFormProps) {
  const form = useForm({
    read: () => readSchedule(draft, new Date()),
    send: (due) => onRows(shareOutUnits(due, units)),
    isPending: false,
  });
  return (
    <form {...form.props} className={layout.column2}>
      <ScheduleFields
        draft={draft}
        errors={form.errors}
        onChange={(part) => {
          onChange({ ...draft, ...part });
          form.clear(...Object.keys(part));
        }}
      />
      <Button type="submit" variant="quiet">
        {t("Work out the instalments")}
      </Button>
    </form>
  );
}
