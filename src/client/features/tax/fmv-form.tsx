import { useState } from "react";
import { parseAmount } from "../../../shared/number-format.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { useForm } from "../../components/form/use-form.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useSetFmv } from "./mutations.ts";
import { grandfatheringDay } from "./tax-words.ts";
import layout from "../../styles/layout.module.css";
import styles from "./tax-page.module.css";

type FmvFormProps = { amfiCode: string; typed: number | null };

/** The value of a unit on 31 January 2018; empty for the scheme's NAV. */
export function FmvForm({ amfiCode, typed }: FmvFormProps) {
  const [text, setText] = useState(typed === null ? "" : String(typed));
  const { mutate, isPending } = useSetFmv();
  const form = useForm({
    read: () => {
      const fmvPerUnit = text.trim() === "" ? null : parseAmount(text);
      return fmvPerUnit === null && text.trim() !== ""
        ? { errors: { fmvPerUnit: "The value per unit must be a number" } }
        : { input: { amfiCode, fmvPerUnit } };
    },
    send: mutate,
    isPending,
  });
  return (
    <form {...form.props} className={`${layout.wrap} ${styles.line}`}>
      <AmountField
        label={t("Value per unit on {date}", { date: grandfatheringDay() })}
        error={form.errors["fmvPerUnit"]}
        hint={t(
          "The NAV of that day: splits since then are counted. For units of a merged scheme, for a unit after the merger. Empty: by AMFI's NAV.",
        )}
        name="fmvPerUnit"
        value={text}
        onAmount={setText}
      />
      <Button type="submit" variant="quiet" busy={form.isBusy}>
        {t("Save")}
      </Button>
      <FormFailure message={form.message} />
    </form>
  );
}
