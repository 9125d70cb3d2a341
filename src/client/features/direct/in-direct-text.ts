import { formatRupees } from "../../../shared/number-format.ts";
import { t } from "../../language/text.ts";

export const inDirectText = (lost: number): string => {
  const amount = formatRupees(Math.abs(lost));
  return lost < 0
    ? t("In the direct plan: {amount} less", { amount })
    : t("In the direct plan: {amount} more", { amount });
};
