import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import {
  formatGain,
  formatNumber,
  formatRupees,
  formatUnits,
  parseAmount,
} from "../../../../shared/number-format.ts";
import type { Sellable, WhatIf } from "../../../../shared/tax/selling/selling-types.ts";
import { FigureList } from "../../../components/figure-list.tsx";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { useForm } from "../../../components/form/use-form.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Gain } from "../../../components/ui/gain.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import gains from "../gains-section.module.css";
import { useWhatIf } from "../mutations.ts";
import {
  afterRulesNote,
  carriedLossNote,
  certaintyNote,
  isComplete,
  lawNote,
  notInItNote,
  setOffSlabNote,
  strippingNote,
} from "../tax-notes.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./selling.module.css";

/** More are folded, so that the notes below stay in reach. */
const lotsShown = 5;

type WhatIfDialogProps = {
  fund: Sellable;
  /** If given, the sale is worked out at once. */
  units?: string;
  onClose: () => void;
};

/** Shows what a sale would bring. It records nothing, but its figures can be taken into the form that does. */
export function WhatIfDialog({ fund, units: given = "", onClose }: WhatIfDialogProps) {
  const [draft, setDraft] = useState({ units: given, amount: "", on: "" });
  const { mutate, isPending, data } = useWhatIf();
  const form = useForm({
    read: () => {
      const [units, amount] = [draft.units, draft.amount].map((text) =>
        text.trim() === "" ? undefined : parseAmount(text),
      );
      if (units === null) return { errors: { units: "Units must be a number" } };
      if (amount === null) return { errors: { amount: "Amount must be a number" } };
      return {
        input: {
          fundId: fund.fundId,
          ...(units !== undefined && { units }),
          ...(amount !== undefined && { amount }),
          ...(draft.on !== "" && { on: draft.on }),
        },
      };
    },
    send: mutate,
    isPending,
  });
  const { ref } = form.props;
  useEffect(() => {
    if (given !== "") ref.current?.requestSubmit();
  }, [given, ref]);
  const change = (part: Partial<typeof draft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear("units", "amount");
  };
  return (
    <Dialog title={t("What if I sell?")} closeButton isSheet onClose={onClose}>
      <form {...form.props} className={layout.stack3}>
        <p>{fund.schemeName}</p>
        <div className={styles.steps}>
          <AmountField
            label={t("Units")}
            error={form.errors["units"]}
            name="units"
            value={draft.units}
            onAmount={(units) => change({ units, amount: "" })}
          />
          <AmountField
            label={t("or for an amount")}
            error={form.errors["amount"]}
            name="amount"
            value={draft.amount}
            onAmount={(amount) => change({ amount, units: "" })}
          />
        </div>
        <Field label={t("Day (today if empty)")} error={form.errors["on"]}>
          {(control) => (
            <input
              {...control}
              type="date"
              name="on"
              value={draft.on}
              onChange={({ target }) => change({ on: target.value })}
            />
          )}
        </Field>
        <FormActions form={form} save={t("Work it out")} onCancel={onClose} />
      </form>
      {data !== undefined && <Result result={data} />}
    </Dialog>
  );
}

/** The figures of a sale stand in a dialog, over the notes of the page. */
const notesOf = (result: WhatIf): string[] =>
  [
    result.isResident
      ? []
      : t("The fund house deducts tax (TDS) from what a non-resident gets: that is not taken off."),
    result.mayBeLocked ? t("Its units may be locked. Ask the fund house until when.") : [],
    carriedLossNote(result) ?? [],
    result.slabYear === null
      ? []
      : t("The tax is worked out at your slab for {year}.", { year: result.slabYear }),
    result.setOffSlab === null ? [] : setOffSlabNote(result.setOffSlab),
    afterRulesNote(result) ?? [],
    result.lots.some(({ ignoredLoss, addedLoss }) => ignoredLoss > 0 || addedLoss > 0)
      ? strippingNote()
      : [],
    certaintyNote(result.lots) ?? [],
    lawNote(result),
    notInItNote(),
  ].flat();

/** `Bought on 2 May 2025: 100 units, ₹0.00 short-term*, loss of ₹1,00,000.00 ignored because of the bonus units` */
function lotText({ ignoredLoss, addedLoss, ...lot }: WhatIf["lots"][number]): string {
  const bought = t(
    lot.term === "long"
      ? "Bought on {date}: {units} units, {gain} long-term"
      : "Bought on {date}: {units} units, {gain} short-term",
    { date: dateText(lot.acquiredOn), units: formatUnits(lot.units), gain: formatGain(lot.gain) },
  );
  return [
    `${bought}${lot.certain ? "" : "*"}`,
    ignoredLoss > 0
      ? t("loss of {loss} ignored because of the bonus units", { loss: formatRupees(ignoredLoss) })
      : [],
    addedLoss > 0 ? t("cost: an ignored loss of {loss}", { loss: formatRupees(addedLoss) }) : [],
  ]
    .flat()
    .join(", ");
}

function Result({ result }: { result: WhatIf }) {
  const gain = (value: number) => <Gain value={value} format={formatGain} />;
  return (
    <div className={`${layout.stack3} ${styles.result}`} role="status">
      <FigureList
        className={gains.figures}
        figures={[
          {
            name: t("Arrives in your bank"),
            value: formatRupees(result.arrives),
            className: gains.taxable,
          },
          { name: t("Units"), value: formatUnits(result.units) },
          { name: t("Value at the NAV"), value: formatRupees(result.amount) },
          { name: t("Exit load"), value: formatRupees(result.exitLoad) },
          { name: t("STT"), value: formatRupees(result.stt) },
          { name: t("Short-term gain"), value: gain(result.shortGain) },
          { name: t("Long-term gain"), value: gain(result.longGain) },
          { name: t("Exemption left after it"), value: formatRupees(result.exemptionLeft) },
          {
            name: isComplete(result) ? t("Tax of this sale") : t("Tax of this sale (not complete)"),
            value: result.tax === null ? t("choose a slab") : formatRupees(result.tax),
          },
        ]}
      />
      {result.on > result.asOf ? (
        <p>{t("It can be recorded from {date} on.", { date: dateText(result.on) })}</p>
      ) : (
        <Link
          to="/funds/add-transaction"
          className={buttonClass("quiet")}
          state={{
            plannedSale: {
              fundId: result.fundId,
              date: result.on,
              units: formatNumber(result.units, { max: 6 }),
              money: formatNumber(result.arrives),
              nav: formatNumber(result.nav, { max: 8 }),
              exitLoad: formatNumber(result.exitLoad),
              stt: formatNumber(result.stt),
            },
          }}
        >
          {t("Record this redemption")}
        </Link>
      )}
      <Disclosure
        label={counted(result.lots.length, { one: "{count} lot sold", other: "{count} lots sold" })}
        isOpen={result.lots.length <= lotsShown}
      >
        <ul className={look.note}>
          {result.lots.map((lot, index) => (
            <li key={`${lot.acquiredOn} ${index}`}>{lotText(lot)}</li>
          ))}
        </ul>
      </Disclosure>
      <ul className={look.note} aria-label={t("About these figures")}>
        {notesOf(result).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
