import { unpairedText } from "../portfolio/unpaired-text.ts";
import type { NotCounted } from "../../../shared/tax/report/report-types.ts";
import { sectionIn } from "../../../shared/tax/rules/in-force.ts";
import type { TaxSection } from "../../../shared/tax/rules/tax-rules.ts";
import type { ClassReason } from "../../../shared/tax/scheme-class.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import { firstYearOf } from "../../../shared/transactions/financial-year.ts";
import { dateText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";

export const classReasons: Record<ClassReason, PlainText> = {
  "equity-scheme": "AMFI lists it as an equity scheme",
  "usually-equity": "Schemes of this category usually hold 65% in Indian shares",
  "indian-index": "It follows an Indian share index",
  "debt-scheme": "AMFI lists it as a debt scheme",
  "mostly-debt": "Schemes of this category usually hold over 65% in debt",
  "balanced-hybrid": "Balanced hybrid schemes hold 40% to 60% in shares",
  "gold-or-silver": "It holds gold or silver",
  overseas: "It holds foreign shares",
  "overseas-debt": "Its name says that it holds foreign debt",
  "maybe-overseas": "It may hold foreign shares",
  mixed: "Schemes of this category differ in what they hold",
  "fund-of-funds": "Funds of funds differ in what they hold",
  specialised: "Specialised investment funds differ in what they hold",
  "no-category": "AMFI's list does not say what it is",
};

const sectionNames: Record<TaxSection, PlainText> = {
  "111A": "Short-term gains on equity",
  "112A": "Long-term gains on equity",
  "112": "Other long-term gains",
  "50AA": "Gains on specified funds",
  slab: "Other short-term gains",
};

/** `Long-term gains on equity (section 112A)`, as the Act of the year numbers it. */
export function sectionName(section: TaxSection, financialYear: string): string {
  const name = t(sectionNames[section]);
  return section === "slab"
    ? name
    : t("{name} (section {section})", {
        name,
        section: sectionIn(section, firstYearOf(financialYear)),
      });
}

/** The asterisk of figures with a part that is not certain. */
export const markOf = (parts: readonly { certain: boolean }[]): string =>
  parts.every(({ certain }) => certain) ? "" : "*";

export const grandfatheringDay = (): string => dateText(taxRules.grandfathering.valuedOn);

/** Why something is left out, and what to do about it. */
export const leftOutReasonText = ({ reason, unpaired }: Pick<NotCounted, "reason" | "unpaired">) =>
  unpaired !== undefined
    ? t("{units}. Add that folio.", { units: unpairedText(unpaired) })
    : reason === "no-fmv"
      ? t("Its NAV of {date} is not known. Enter it below.", { date: grandfatheringDay() })
      : t(leftOutTexts[reason]);

const leftOutTexts: Record<Exclude<NotCounted["reason"], "no-fmv">, PlainText> = {
  totals: "No purchase dates. Add them.",
  "partial-history": "The dates of its oldest units are not known. Import an older statement.",
  "too-many-lots":
    "Its units moved between funds so often that its lots are no longer kept apart. Its total gain is on its own page.",
  "unknown-class": "How it is taxed is not known.",
  "no-nav": "It has no NAV.",
  "may-be-locked": "Its units may be locked. Ask the fund house until when.",
  "no-amount": "A sale or switch has no amount. Enter in it what the units brought.",
  unpaired: "Units came from another folio, or went to one, that is not here. Add that folio.",
};
