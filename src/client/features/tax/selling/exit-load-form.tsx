import { useState } from "react";
import type { FieldErrors } from "../../../../shared/errors.ts";
import { parseAmount } from "../../../../shared/number-format.ts";
import { maxLoadSteps, type ExitLoad } from "../../../../shared/tax/exit-load.ts";
import { FormFailure } from "../../../components/form/form-failure.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { useSetExitLoad } from "../mutations.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./selling.module.css";

type Step = { days: string; percent: string };

/** Up to four steps, as the scheme's documents state them; all empty: none is known. */
export function ExitLoadForm({ fundId, load }: { fundId: string; load: ExitLoad | null }) {
  const [steps, setSteps] = useState(() => draftOf(load));
  const [free, setFree] = useState(load === null ? "" : String(load.freePercent));
  const { mutate, isPending } = useSetExitLoad();
  const form = useForm({
    read: () => {
      const errors: Record<string, string> = Object.assign({}, ...steps.map(errorsOfStep));
      const freePercent = free.trim() === "" ? 0 : parseAmount(free);
      if (freePercent === null) errors.freePercent = "The part without a load must be a number";
      if (freePercent === null || Object.keys(errors).length > 0) return { errors };
      const known = steps.flatMap((step) => {
        const [days, percent] = [parseAmount(step.days), parseAmount(step.percent)];
        return days === null || percent === null ? [] : [{ days, percent }];
      });
      const exitLoad = known.length === 0 ? null : { steps: known, freePercent };
      return { input: { fundId, exitLoad } };
    },
    send: mutate,
    isPending,
  });
  const change = (index: number, part: Partial<Step>) => {
    setSteps((all) => all.map((step, at) => (at === index ? { ...step, ...part } : step)));
    form.clear("days", "percent", "steps");
  };
  /** The server names a part of a step, not which one. */
  const errorOf = (part: keyof Step, index: number): string | undefined =>
    form.errors[`${part}${index}`] ?? (index === 0 ? form.errors[part] : undefined);
  return (
    <form {...form.props} className={layout.stack3}>
      {steps.map((step, index) => (
        <div key={index} className={styles.steps}>
          <AmountField
            label={t("Sold within days ({step})", { step: index + 1 })}
            error={errorOf("days", index) ?? (index === 0 ? form.errors["steps"] : undefined)}

            name={`days${index}`}
            value={step.days}
            onAmount={(days) => change(index, { days })}
          />
          <AmountField
            label={t("Load in % ({step})", { step: index + 1 })}
            error={errorOf("percent", index)}

            name={`percent${index}`}
            value={step.percent}
            onAmount={(percent) => change(index, { percent })}
          />
        </div>
      ))}
      <AmountField
        label={t("Part of each purchase without a load, in %")}
        error={form.errors["freePercent"]}
        name="freePercent"
        value={free}
        onAmount={setFree}
      />
      <FormFailure message={form.message} />
      <Button type="submit" variant="quiet" className={styles.ask} busy={form.isBusy}>
        {t("Save exit load")}
      </Button>
    </form>
  );
}

/** Errors of texts in a step that are no numbers. A step with two empty fields does not exist. */
function errorsOfStep({ days, percent }: Step, index: number): FieldErrors {
  if (days.trim() === "" && percent.trim() === "") return {};
  return {
    ...(parseAmount(days) === null && { [`days${index}`]: "The days of a load must be a number" }),
    ...(parseAmount(percent) === null && {
      [`percent${index}`]:
        percent.trim() === "" ? "The exit load is required" : "The exit load must be a number",
    }),
  };
}

const draftOf = (load: ExitLoad | null): Step[] =>
  Array.from({ length: maxLoadSteps }, (_, index) => {
    const step = load?.steps[index];
    return step === undefined
      ? { days: "", percent: "" }
      : { days: String(step.days), percent: String(step.percent) };
  });
