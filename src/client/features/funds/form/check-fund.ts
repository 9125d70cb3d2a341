import type * as z from "zod/mini";
import { fieldIssues, toFieldErrors } from "../../../../shared/contract.ts";
import { latestDate } from "../../../../shared/dates.ts";
import type { FieldErrors } from "../../../../shared/errors.ts";
import { addFundInput, type AddFundInput } from "../../../../shared/funds/schema.ts";
import {
  shareOutUnits,
  transactionOfRow,
  type InstalmentRow,
} from "../../../../shared/sips/instalment-rows.ts";
import {
  addFundWithTransactionsInput,
  dateField,
  type NewTransaction,
} from "../../../../shared/transactions/schema.ts";
import { t } from "../../../language/text.ts";
import { typedFund, type FundDraft } from "./fund-draft.ts";
import { paidIn, readSchedule } from "./read-schedule.ts";
import { withTransactions } from "./with-transactions.ts";

type Refused = { errors: FieldErrors; missing: string[] };
type CheckedFund = { input: AddFundInput } | Refused;

export type FundToAdd = {
  fund: AddFundInput;
  /** What it begins with: nothing where no date is known. */
  transactions: NewTransaction[];
  /** A SIP's instalments, with the stamp duty in what was paid. */
  instalments: InstalmentRow[];
};

/** A fund with what the answer to "Since when do you hold it?" makes it begin with. */
export function checkNewFund(draft: FundDraft, now = new Date()): { input: FundToAdd } | Refused {
  if (draft.since === "sip") return checkSip(draft, now);
  const fund = checkFund(draft);
  if (draft.since === "unknown") {
    return "errors" in fund
      ? fund
      : { input: { fund: fund.input, transactions: [], instalments: [] } };
  }
  const date = dateField("Date").safeParse(draft.sinceDate);
  if (!date.success) return refuse(fund, { sinceDate: date.error.issues[0]?.message ?? "" });
  if (date.data > latestDate(now)) {
    return refuse(fund, { sinceDate: t("Date cannot be in the future") });
  }
  if ("errors" in fund) return fund;
  const { units, investedAmount: amount } = fund.input;
  return begin(fund.input, [{ type: "opening", date: date.data, units, amount }], []);
}

function checkSip(draft: FundDraft, now: Date): { input: FundToAdd } | Refused {
  const schedule = readSchedule(draft.schedule, now);
  const due = schedule.errors === undefined ? schedule.input : [];
  const fund = checkFund({ ...draft, investedAmount: String(paidIn(due)) });
  if (schedule.errors !== undefined) return refuse(fund, schedule.errors);
  if ("errors" in fund) return fund;
  const instalments = shareOutUnits(due, fund.input.units);
  const transactions = instalments.map((row) => ({
    ...transactionOfRow(row, "sip"),
    confirmed: false,
  }));
  return begin(fund.input, transactions, instalments);
}

function begin(
  fund: AddFundInput,
  transactions: z.input<typeof addFundWithTransactionsInput>["transactions"],
  instalments: InstalmentRow[],
): { input: FundToAdd } | Refused {
  const begun = addFundWithTransactionsInput.safeParse(withTransactions(fund, transactions));
  if (begun.success) {
    return { input: { fund, transactions: begun.data.transactions, instalments } };
  }
  const { amount, ...errors } = toFieldErrors(begun.error);
  return refuse({ input: fund }, { ...errors, ...(amount && { investedAmount: amount }) });
}

const refuse = (fund: CheckedFund, errors: FieldErrors): Refused =>
  "errors" in fund
    ? { errors: { ...fund.errors, ...errors }, missing: fund.missing }
    : { errors, missing: [] };

export function checkFund(draft: FundDraft): CheckedFund {
  const fund = addFundInput.safeParse(typedFund(draft));
  if (fund.success) return { input: fund.data };
  const refusals = [...fieldIssues(fund.error)];
  const missing = refusals.flatMap(([field, { appCode }]) =>
    appCode === "funds/invalid" ? [field] : [],
  );
  const errors = refusals.map(([field, { message }]) => [
    field,
    missing.includes(field) ? t("Required") : message,
  ]);
  return { errors: Object.fromEntries(errors), missing };
}
