import { useRef, useState } from "react";
import { formatRupees, formatShortRupees } from "../../../shared/number-format.ts";
import { daysToRestore } from "../../../shared/removals/removal-lifetime.ts";
import type { Removal } from "../../../shared/removals/schema.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { trpc } from "../../api/trpc.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { counted } from "../../language/counted.ts";
import { dateText, localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { typeName } from "../../language/type-names.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./removal-list.module.css";
import { RemovalListSkeleton } from "./removal-list-skeleton.tsx";
import { useRestore } from "./undo.ts";

export function RemovalList() {
  const query = trpc.removals.list.useQuery();
  const { data: removals, error } = query;
  const [now] = useState(() => new Date());
  const listRef = useRef<HTMLDivElement>(null);
  const { mutate: restore, isPending, variables } = useRestore();
  if (removals === undefined) {
    return error === null ? (
      <RemovalListSkeleton />
    ) : (
      <InlineFailure text={t("Recently deleted items could not be loaded.")} query={query} />
    );
  }
  return (
    <div ref={listRef} tabIndex={-1}>
      {removals.length === 0 ? (
        <p className={styles.empty}>{t("Nothing was deleted in the last 30 days.")}</p>
      ) : (
        <ul className={layout.stack3}>
          {removals.map((removal) => (
            <li key={removal.id} className={`${layout.between} ${styles.item}`}>
              <span className={`${layout.stack1} ${styles.words}`}>
                <strong>{titleOf(removal)}</strong>
                <span className={look.note}>{detailText(removal)}</span>
                <span className={look.note}>{whenText(removal, now)}</span>
              </span>
              <Button
                variant="quiet"
                busy={isPending && variables.id === removal.id}
                aria-label={t("Restore {name}", {
                  name: [titleOf(removal), detailText(removal)].join(", "),
                })}
                onClick={() =>
                  restore(
                    { id: removal.id },
                    // The focused button disappears with its row.
                    { onSuccess: () => listRef.current?.focus() },
                  )
                }
              >
                {t("Restore")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function titleOf({ kind, title }: Removal): string {
  if (kind === "share") return t("Shared with {name}", { name: title });
  if (kind === "holder" || kind === "goal") return title;
  if (kind === "target") return t("Target");
  return kind === "sender" ? t("Shared by {name}", { name: title }) : schemeTitle(title);
}

function detailText(removal: Removal): string {
  switch (removal.kind) {
    case "fund": {
      const { folioNumber, transactionCount } = removal;
      const folio = t("Folio {folio}", { folio: folioNumber });
      return transactionCount === 0
        ? folio
        : [
            folio,
            counted(transactionCount, {
              one: "{count} transaction",
              other: "{count} transactions",
            }),
          ].join(", ");
    }
    case "transaction":
      return [typeName(removal.type), formatRupees(removal.amount), dateText(removal.date)].join(
        ", ",
      );
    case "sip":
      return t("SIP of {amount} a month", { amount: formatShortRupees(removal.amount) });
    case "target":
      return counted(removal.parts, { one: "{count} part", other: "{count} parts" });
    case "goal":
      return t("Goal of {amount}", { amount: formatShortRupees(removal.target) });
    case "share":
    case "sender":
      return counted(removal.fundCount, { one: "{count} fund", other: "{count} funds" });
    case "holder":
      return removal.fundCount === 0
        ? t("Person")
        : counted(removal.fundCount, {
            one: "Person, {count} fund moved",
            other: "Person, {count} funds moved",
          });
  }
}

const whenText = ({ removedAt }: Removal, now: Date): string =>
  [
    t("Deleted on {day}", { day: localDate(removedAt) }),
    counted(daysToRestore(new Date(removedAt), now), {
      one: "{count} day left",
      other: "{count} days left",
    }),
  ].join(", ");
