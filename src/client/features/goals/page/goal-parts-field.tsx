import { X } from "lucide-react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { formatNumber } from "../../../../shared/number-format.ts";
import { maxGoalParts } from "../../../../shared/goals/schema.ts";
import { leftOf, unpromisedParts } from "../../../../shared/goals/shares.ts";
import { Button } from "../../../components/ui/button.tsx";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { fundNames } from "../../funds/fund-names.ts";
import { refusedPart, type GoalDraft } from "./goal-draft.ts";
import styles from "./goals.module.css";

type GoalPartsFieldProps = {
  parts: GoalDraft["parts"];
  funds: readonly Fund[];
  /** The funds of the goal's person. */
  offered: readonly Fund[];
  /** What other goals take of each fund, in percent. */
  given: ReadonlyMap<string, number>;
  error: string | undefined;
  onChange: (parts: GoalDraft["parts"]) => void;
};

/** The funds that feed a goal. One that was deleted is shown as such: it may be restored. */
export function GoalPartsField({
  parts,
  funds,
  offered,
  given,
  error,
  onChange,
}: GoalPartsFieldProps) {
  const left = (fundId: string): number => leftOf(given, fundId);
  const others = offered.filter(({ id }) => parts.every(({ fundId }) => fundId !== id));
  const unpromised = unpromisedParts(others, given);
  const added = unpromised.map(({ fundId, percent }) => ({ fundId, percent: String(percent) }));
  const nameOf = fundNames(funds);
  const refused = refusedPart(parts, left);
  return (
    <fieldset className={layout.stack2}>
      <legend className={look.label}>{t("Funds that feed it")}</legend>
      {unpromised.length > 0 && parts.length < maxGoalParts && (
        <Button
          variant="quiet"
          onClick={() => onChange([...parts, ...added].slice(0, maxGoalParts))}
        >
          {t("All funds that aren't promised elsewhere")}
        </Button>
      )}
      {parts.map(({ fundId, percent }, index) => {
        const name = nameOf(fundId) ?? t("A deleted fund");
        return (
          <div key={fundId} className={styles.part}>
            <AmountField
              label={t("{fund}, in percent", { fund: name })}
              hint={t("{percent}% is left", { percent: formatNumber(left(fundId)) })}
              error={index === refused ? error : undefined}
              name="percent"
              value={percent}
              onAmount={(text) =>
                onChange(
                  parts.map((part) => (part.fundId === fundId ? { ...part, percent: text } : part)),
                )
              }
            />
            <button
              type="button"
              className={look.icon}
              aria-label={t("Leave out {fund}", { fund: name })}
              onClick={() => onChange(parts.filter((part) => part.fundId !== fundId))}
            >
              <X size={18} aria-hidden />
            </button>
          </div>
        );
      })}
      {funds.length === 0 && parts.length === 0 && (
        <p className={look.note}>{t("There are no funds yet. You can choose some later.")}</p>
      )}
      {others.length > 0 && (
        <Field label={t("Add a fund")} error={parts.length === 0 ? (error ?? null) : null}>
          {(control) => (
            <select
              {...control}
              value=""
              onChange={({ target: { value: fundId } }) =>
                onChange([...parts, { fundId, percent: String(left(fundId)) }])
              }
            >
              <option value="">{t("Choose a fund")}</option>
              {others.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </fieldset>
  );
}
