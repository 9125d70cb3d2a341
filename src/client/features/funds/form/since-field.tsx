import { Field } from "../../../components/ui/field.tsx";
import { RadioChoices } from "../../../components/ui/radio-choices.tsx";
import { t } from "../../../language/text.ts";
import type { FundDraft } from "./fund-draft.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";

type SinceFieldProps = {
  draft: Pick<FundDraft, "since" | "sinceDate">;
  error: string | undefined;
  onChange: (part: Partial<FundDraft>) => void;
};

/** Asked first: with a date there are XIRR, gains and a chart. */
export function SinceField({ draft: { since, sinceDate }, error, onChange }: SinceFieldProps) {
  return (
    <div className={layout.column2}>
      <span className={look.label} aria-hidden>
        {t("Since when do you hold it?")}
      </span>
      <RadioChoices
        label={t("Since when do you hold it?")}
        name="since"
        choices={[
          { value: "date", name: t("A date") },
          { value: "sip", name: t("A SIP|as an answer") },
          { value: "unknown", name: t("I don't know") },
        ]}
        chosen={since}
        onChoose={(chosen) => onChange({ since: chosen })}
      />
      {since === "date" && (
        <Field
          label={t("Bought on")}
          error={error}
          hint={t("The day of the purchase, or of the first one.")}
        >
          {(control) => (
            <input
              {...control}
              name="sinceDate"
              type="date"
              value={sinceDate}
              onChange={({ target }) => onChange({ sinceDate: target.value })}
            />
          )}
        </Field>
      )}
      {since === "unknown" && (
        <p className={look.note}>
          {t(
            "Without a date, XIRR leaves it out, and the chart estimates it. You can add dates later.",
          )}
        </p>
      )}
    </div>
  );
}
