import { me } from "../../../../shared/holders/holder.ts";
import { holderNameKey } from "../../../../shared/holders/name-key.ts";
import type { InvestorAnswer } from "../../../../shared/imports/commit/people-to-add.ts";
import { Field } from "../../../components/ui/field.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import styles from "./check-step.module.css";
import type { Investor, Investors } from "./use-investors.ts";

type WhoseFundsProps = {
  investors: Investors;
  onAnswer: (investor: string, answer: InvestorAnswer) => void;
};

/** Asks once about each investor of all files. */
export function WhoseFunds({ investors: { all, holders, isShown }, onAnswer }: WhoseFundsProps) {
  if (!isShown) return null;
  const isTaken = (name: string) =>
    holders.some((holder) => holderNameKey(holder.name) === holderNameKey(name));
  const answerOf = (value: string, name: string): InvestorAnswer => {
    if (value === newPerson) {
      const namesake = all.find((other) => other.name === name && other.answer?.kind === "new");
      return namesake?.answer ?? { kind: "new", id: crypto.randomUUID() };
    }
    return value === leftOut ? { kind: "left-out" } : { kind: "holder", holder: value };
  };
  return (
    <fieldset className={styles.investors}>
      <legend>{t("Whose funds are these?")}</legend>
      {all.map(({ investor, name, schemes, answer }) => (
        <Field
          key={investor}
          label={investor}
          error={undefined}
          hint={counted(schemes, { one: "{count} scheme", other: "{count} schemes" })}
        >
          {(control) => (
            <select
              {...control}
              data-question={answer === null ? `investor ${investor}` : undefined}
              value={valueOf(answer)}
              onChange={({ target }) => onAnswer(investor, answerOf(target.value, name))}
            >
              {answer === null && <option value="">{t("Please choose")}</option>}
              <option value={me}>{t("Me")}</option>
              {holders.map((holder) => (
                <option key={holder.id} value={holder.id}>
                  {holder.name}
                </option>
              ))}
              {name !== "" && !isTaken(name) && (
                <option value={newPerson}>{t("New person: {name}", { name })}</option>
              )}
              <option value={leftOut}>{t("Leave out")}</option>
            </select>
          )}
        </Field>
      ))}
    </fieldset>
  );
}

const newPerson = "new";
const leftOut = "left-out";

const valueOf = (answer: Investor["answer"]): string => {
  if (answer === null) return "";
  return answer.kind === "holder" ? answer.holder : answer.kind;
};
