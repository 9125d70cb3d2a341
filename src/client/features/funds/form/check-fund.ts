import { fieldIssues } from "../../../../shared/contract.ts";
import { addFundInput, type AddFundInput } from "../../../../shared/funds/schema.ts";
import type { FieldErrors } from "../../../../shared/errors.ts";
import { t } from "../../../language/text.ts";
import type { InceptionDoubt } from "../../../../shared/funds/doubt.ts";
import { inceptionDoubt, schemeInception } from "../../../../shared/transactions/doubts.ts";
import { dateField } from "../../../../shared/transactions/schema.ts";
import { typedFund, type FundDraft } from "./fund-draft.ts";

type CheckedFund = { input: AddFundInput } | { errors: FieldErrors; missing: string[] };

export function checkSince(
  { since, sinceDate }: FundDraft,
  schemeName: string,
): { errors: FieldErrors } | { doubt: InceptionDoubt | null } {
  if (since !== "date") return { doubt: null };
  const date = dateField("Date").safeParse(sinceDate);
  if (!date.success) return { errors: { sinceDate: date.error.issues[0]?.message ?? "" } };
  return { doubt: inceptionDoubt(sinceDate, schemeInception(schemeName, null)) };
}

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
