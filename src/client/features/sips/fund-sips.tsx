import { lazy, Suspense, useState } from "react";
import { type IsoDate, indianDay } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import type { Agreement } from "../../../shared/transactions/agreement.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import { DeleteSipDialog } from "./delete-sip-dialog.tsx";
import styles from "./fund-sips.module.css";
import { useUpdateSip } from "./mutations.ts";
import { useSips } from "./queries.ts";
import { SuggestedSips } from "./suggested-sips.tsx";
import { SipLine } from "./sip-line.tsx";
import { scheduleText } from "./sip-text.ts";

const SipDialog = lazy(async () => ({ default: (await import("./sip-dialog.tsx")).SipDialog }));

type Open = { dialog: "add"; found?: FoundSip } | { dialog: "edit" | "end" | "delete"; sip: Sip };

type FundSipsProps = {
  userId: string;
  fund: Fund;
  transactions: readonly Transaction[];
  /** undefined until it is known. */
  agreement: Agreement | null | undefined;
};

export function FundSips({ userId, fund, transactions, agreement }: FundSipsProps) {
  const query = useSips();
  const { data: sips, error } = query;
  const [open, setOpen] = useState<Open | null>(null);
  const [today] = useState(() => indianDay(new Date()));
  const { mutate: update } = useUpdateSip();
  const own = sips?.filter(({ fundId }) => fundId === fund.id) ?? [];
  return (
    <section className={styles.section} aria-labelledby="sips">
      <div className={`${layout.between} ${styles.head}`}>
        <h2 id="sips" className={styles.heading} tabIndex={-1}>
          {t("SIPs")}
        </h2>
        {sips !== undefined && (
          <Button variant="quiet" onClick={() => setOpen({ dialog: "add" })}>
            {t("Add SIP")}
          </Button>
        )}
      </div>
      {sips !== undefined && (
        <SuggestedSips
          fund={fund}
          transactions={transactions}
          agreement={agreement}
          sips={own}
          today={today}
          onFollow={(found) => setOpen({ dialog: "add", found })}
        />
      )}
      {sips !== undefined ? (
        own.length > 0 && (
          <ul className={styles.list}>
            {own.map((sip) => (
              <SipLine
                key={sip.id}
                sip={sip}
                today={today}
                onPause={(paused) => update({ id: sip.id, data: { paused } })}
                onEnd={() => setOpen({ dialog: "end", sip })}
                onEdit={() => setOpen({ dialog: "edit", sip })}
                onDelete={() => setOpen({ dialog: "delete", sip })}
              />
            ))}
          </ul>
        )
      ) : error !== null ? (
        <InlineFailure text={t("The SIPs could not be loaded.")} query={query} />
      ) : (
        <Skeleton width="100%" height="2.75rem" />
      )}
      {open !== null && (
        <SipDialogs
          {...open}
          userId={userId}
          fund={fund}
          transactions={transactions}
          agreement={agreement}
          today={today}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type SipDialogsProps = Open &
  FundSipsProps & {
    today: IsoDate;
    onClose: () => void;
  };

function SipDialogs({
  userId,
  fund,
  transactions,
  agreement,
  today,
  onClose,
  ...open
}: SipDialogsProps) {
  const { mutate: update } = useUpdateSip();
  if (open.dialog === "add" || open.dialog === "edit") {
    return (
      <Suspense>
        <SipDialog
          userId={userId}
          fund={fund}
          transactions={transactions}
          agreement={agreement}
          {...(open.dialog === "edit" && { sip: open.sip })}
          {...(open.dialog === "add" && open.found !== undefined && { found: open.found })}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  const { id } = open.sip;
  return open.dialog === "delete" ? (
    <DeleteSipDialog sip={open.sip} transactions={transactions} onClose={onClose} />
  ) : (
    <ConfirmDialog
      title={t("End SIP?")}
      confirmLabel={t("End SIP")}
      onClose={onClose}
      onConfirm={() => update({ id, data: { to: today } })}
    >
      <p>{scheduleText(open.sip)}</p>
      <p>{t("Nothing falls due after today. The instalments already recorded stay.")}</p>
    </ConfirmDialog>
  );
}
