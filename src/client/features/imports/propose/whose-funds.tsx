import { me, type Holder } from "../../../../shared/holders/holder.ts";
import { holderNameKey } from "../../../../shared/holders/name-key.ts";
import type { InvestorChoice } from "../../../../shared/imports/commit/holders-to-add.ts";
import { unnamedInvestor } from "../../../../shared/imports/match/unnamed-schemes.ts";
import type { Investor, Investors } from "../../../../shared/imports/match/whose-funds.ts";
import { Field } from "../../../components/ui/field.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./check-step.module.css";
import type { FundsThatStay } from "./funds-that-stay.ts";

type WhoseFundsProps = {
  investors: Investors;
  stays: ReadonlyMap<string, FundsThatStay>;
  onChooseHolder: (investor: string, choice: InvestorChoice) => void;
};

export function WhoseFunds({ investors, stays, onChooseHolder }: WhoseFundsProps) {
  const { all, isShown } = investors;
  if (!isShown) return null;
  return (
    <fieldset className={`${layout.stack3} ${styles.investors}`}>
      <legend>{t("Whose funds are these?")}</legend>
      {all.some((each) => placeFor(each, investors) === "full") && (
        <p className={styles.warning}>
          {t(
            "An account has at most 20 other people, so no more can be added. Choose one of them, or leave the funds out.",
          )}
        </p>
      )}
      {all.map((each) => (
        <InvestorField
          key={each.investor}
          asked={each}
          investors={investors}
          stays={stays.get(each.investor)}
          onChooseHolder={onChooseHolder}
        />
      ))}
    </fieldset>
  );
}

/** Whether an investor can become a new person; null where that makes no sense. Namesakes who are one person take one place. */
function placeFor(
  { name, choice }: Investor,
  { all, holders, isFull }: Investors,
): "free" | "full" | null {
  const isTaken = holders.some((holder) => holderNameKey(holder.name) === holderNameKey(name));
  if (name === "" || isTaken) return null;
  const isAdded = choice?.kind === "new" || newNamesake(name, all) !== undefined;
  return isFull && !isAdded ? "full" : "free";
}

const newNamesake = (name: string, all: readonly Investor[]): Investor | undefined =>
  all.find((other) => other.name === name && other.choice?.kind === "new");

function choiceOf(value: string, name: string, all: readonly Investor[]): InvestorChoice {
  if (value === newPerson)
    return newNamesake(name, all)?.choice ?? { kind: "new", id: crypto.randomUUID() };
  return value === leftOut ? { kind: "left-out" } : { kind: "holder", holder: value };
}

type InvestorFieldProps = Pick<WhoseFundsProps, "investors" | "onChooseHolder"> & {
  asked: Investor;
  stays: FundsThatStay | undefined;
};

function InvestorField({
  asked,
  investors,
  stays = new Map(),
  onChooseHolder,
}: InvestorFieldProps) {
  const { investor, name, schemes, choice } = asked;
  const { all, holders } = investors;
  const place = placeFor(asked, investors);
  return (
    <Field
      label={investor === unnamedInvestor ? t("Files or lines that name nobody") : investor}
      error={null}
      hint={
        <Beside
          parts={[
            counted(schemes, { one: "{count} scheme", other: "{count} schemes" }),
            ...(choice?.kind === "holder" || choice?.kind === "new"
              ? [...stays].map((stay) => stayText(stay, holders))
              : []),
          ]}
        />
      }
    >
      {(control) => (
        <select
          {...control}
          data-question={choice === null ? `investor ${investor}` : undefined}
          value={valueOf(choice)}
          onChange={({ target }) => onChooseHolder(investor, choiceOf(target.value, name, all))}
        >
          {choice === null && <option value="">{t("Please choose")}</option>}
          <option value={me}>{t("Me")}</option>
          {holders.map((holder) => (
            <option key={holder.id} value={holder.id}>
              {holder.name}
            </option>
          ))}
          {place !== null && (
            <option value={newPerson} disabled={place === "full"}>
              {t("New person: {name}", { name })}
            </option>
          )}
          <option value={leftOut}>{t("Leave out")}</option>
        </select>
      )}
    </Field>
  );
}

const stayText = (
  [holder, count]: [holder: string | null, count: number],
  holders: readonly Holder[],
): string => {
  const name = holders.find(({ id }) => id === holder)?.name ?? t("Me");
  return counted(
    count,
    {
      one: "{count} fund is already recorded under {name} and stays there",
      other: "{count} funds are already recorded under {name} and stay there",
    },
    { name },
  );
};

const newPerson = "new";
const leftOut = "left-out";

const valueOf = (choice: Investor["choice"]): string => {
  if (choice === null) return "";
  return choice.kind === "holder" ? choice.holder : choice.kind;
};
