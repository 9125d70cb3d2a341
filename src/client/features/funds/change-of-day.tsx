import { formatGain } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import { t } from "../../language/text.ts";

type ChangeOfDayProps = { rupees: number | null; className?: string | undefined };

/** The change in a fund's value between its two newest NAVs. */
export const ChangeOfDay = ({ rupees, className }: ChangeOfDayProps) =>
  rupees !== null && (
    <span className={className}>
      <VisuallyHidden>{t("Day's change")} </VisuallyHidden>
      <Gain value={rupees} format={formatGain} />
      <span aria-hidden> {t("1 day|of a change")}</span>
    </span>
  );
