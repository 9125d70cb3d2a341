import { formatRupees } from "../../../shared/number-format.ts";
import { t } from "../../language/text.ts";

export const inDirectText = (lost: number, isEstimate: boolean): string => {
  const amount = formatRupees(Math.abs(lost));
  if (isEstimate) {
    return lost < 0
      ? t("In the direct plan, estimated: {amount} less", { amount })
      : t("In the direct plan, estimated: {amount} more", { amount });
  }
  return lost < 0
    ? t("In the direct plan: {amount} less", { amount })
    : t("In the direct plan: {amount} more", { amount });
};
