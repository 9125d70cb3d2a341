import type { IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { unfollowedSips } from "../../../shared/sips/unfollowed-sips.ts";
import type { Agreement } from "../../../shared/transactions/agreement.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { useDismissedSips } from "./dismissed-sips.ts";
import { FoundSipLine } from "./found-sip-line.tsx";
import styles from "./fund-sips.module.css";

type SuggestedSipsProps = {
  fund: Fund;
  transactions: readonly Transaction[];
  agreement: Agreement | null | undefined;
  sips: readonly Sip[];
  today: IsoDate;
  onFollow: (found: FoundSip) => void;
};

/** SIPs that a fund's transactions look like and that the user does not follow yet. */
export function SuggestedSips(props: SuggestedSipsProps) {
  const { fund, transactions, agreement, sips, today, onFollow } = props;
  const { isDismissed, dismiss } = useDismissedSips();
  const printed = agreement?.balance;
  const knownUntil = printed?.isDated === true ? printed.date : today;
  const found = unfollowedSips(transactions, sips, knownUntil).filter(
    (each) => !isDismissed(fund.id, each),
  );
  if (found.length === 0) return null;
  return (
    <>
      {found.some(({ endedOn }) => endedOn === null) && (
        <p className={look.note}>
          {t("This looks like a SIP. Follow it, and its next instalments are recorded.")}
        </p>
      )}
      <ul className={`${styles.list} ${styles.suggested}`} aria-label={t("SIPs found")}>
        {found.map((each) => (
          <FoundSipLine
            key={`${each.since} ${each.day} ${each.amount}`}
            found={each}
            onFollow={() => onFollow(each)}
            onDismiss={() => dismiss(fund.id, [each])}
          />
        ))}
      </ul>
    </>
  );
}
