import { useState } from "react";
import { parseAmount } from "../../../../shared/number-format.ts";
import { maxLoadSteps, type ExitLoad } from "../../../../shared/tax/exit-load.ts";
import { FormFailure } from "../../../components/form/form-failure.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { AmountInput } from "../../../components/ui/amount-input.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t } from "../../../language/text.ts";
import { useSetExitLoad } from "../mutations.ts";
import styles from "./selling.module.css";

type Step = { days: string; percent: string };

/** Up to four steps, as the scheme's documents state them; all empty: none is known. */
export function ExitLoadForm({ fundId, load }: { fundId: string; load: ExitLoad | null }) {
  const [steps, setSteps] = useState(() => draftOf(load));
  const [free, setFree] = useState(load === null ? "" : String(load.freePercent));
  const { mutate, isPending } = useSetExitLoad();
  const form = useForm({
    read: () => {
      const filled = steps.filter(({ days, percent }) => days !== "" || percent !== "");
      const read = filled.map((step) => ({
        days: parseAmount(step.days),
        percent: parseAmount(step.percent),
      }));
      const known = read.flatMap(({ days, percent }) =>
        days === null || percent === null ? [] : [{ days, percent }],
      );
      const freePercent = free.trim() === "" ? 0 : parseAmount(free);
      if (known.length < read.length)
        return { errors: { days: "The days of a load must be a number" } };
      if (freePercent === null)
        return { errors: { freePercent: "The part without a load must be a number" } };
      const exitLoad = known.length === 0 ? null : { steps: known, freePercent };
      return { input: { fundId, exitLoad } };
    },
    send: mutate,
    isPending,
  });
  const change = (index: number, part: Partial<Step>) =>
    setSteps((all) => all.map((step, at) => (at === index ? { ...step, ...part } : step)));
  const stepError = form.errors["days"] ?? form.errors["percent"] ?? form.errors["steps"];
  return (
    <form {...form.props} className={styles.form}>
      {steps.map((step, index) => (
        <div key={index} className={styles.steps}>
          <Field
            label={t("Sold within days ({step})", { step: index + 1 })}
            error={index === 0 ? stepError : undefined}
          >
            {(control) => (
              <AmountInput
                {...control}
                name="days"
                value={step.days}
                onAmount={(days) => change(index, { days })}
              />
            )}
          </Field>
          <Field label={t("Load in % ({step})", { step: index + 1 })} error={undefined}>
            {(control) => (
              <AmountInput
                {...control}
                name="percent"
                value={step.percent}
                onAmount={(percent) => change(index, { percent })}
              />
            )}
          </Field>
        </div>
      ))}
      <Field
        label={t("Part of each purchase without a load, in %")}
        error={form.errors["freePercent"]}
      >
        {(control) => (
          <AmountInput {...control} name="freePercent" value={free} onAmount={setFree} />
        )}
      </Field>
      <FormFailure message={form.message} />
      <Button type="submit" variant="quiet" className={styles.ask} busy={form.isBusy}>
        {t("Save exit load")}
      </Button>
    </form>
  );
}

const draftOf = (load: ExitLoad | null): Step[] =>
  Array.from({ length: maxLoadSteps }, (_, index) => {
    const step = load?.steps[index];
    return step === undefined
      ? { days: "", percent: "" }
      : { days: String(step.days), percent: String(step.percent) };
  });
