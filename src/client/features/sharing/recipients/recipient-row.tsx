import { useState } from "react";
import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useKeepUp, useShare, useUnshare, useUpdateShared } from "../mutations.ts";
import { Person } from "../person.tsx";
import { chosenNames } from "./chosen-people.ts";
import { RecipientDialog, type Asking } from "./recipient-dialogs.tsx";
import { KeepUpSwitch } from "./keep-up-switch.tsx";
import { ShareActions } from "./share-actions.tsx";
import { shareState, type ShareState } from "./share-state.ts";
import layout from "../../../styles/layout.module.css";
import styles from "./recipient-row.module.css";

type RecipientRowProps = {
  recipient: Recipient;
  holders: readonly Holder[];
};

export function RecipientRow({ recipient, holders }: RecipientRowProps) {
  const { id, name, email, photoURL } = recipient;
  const [asking, setAsking] = useState<Asking | null>(null);
  const share = useShare(recipient);
  const update = useUpdateShared(recipient);
  const keepUp = useKeepUp(recipient);
  const unshare = useUnshare(recipient);
  const isBusy = share.isPending || update.isPending || unshare.isPending;
  const state = shareState(recipient, holders);
  const notes = [
    ...(recipient.proof === "unproven" ? [t("Address not confirmed")] : []),
    ...notesOf(state, recipient, chosenNames(recipient.holders, holders)),
  ];
  return (
    <li className={`${layout.spread} ${styles.row}`}>
      <Person
        name={name}
        email={email}
        photoURL={photoURL}
        {...(notes.length > 0 && { note: <Beside parts={notes} /> })}
      />
      {recipient.removedHolders > 0 && (
        <div className={styles.removed}>
          <Notice>{removedText(recipient)}</Notice>
        </div>
      )}
      <div className={`${layout.stack3} ${state.kind === "none" ? styles.first : styles.below}`}>
        {state.kind === "shared" && (
          <KeepUpSwitch
            recipient={recipient}
            onAdd={() => share.mutate({ recipientId: id, version: recipient.version })}
          />
        )}
        <ShareActions
          state={state}
          recipient={recipient}
          isBusy={isBusy}
          onAction={(does) =>
            does === "update" ? update.mutate({ recipientId: id }) : setAsking(does)
          }
        />
      </div>
      {asking !== null && (
        <RecipientDialog
          asking={asking}
          recipient={recipient}
          holders={holders}
          share={share}
          keepUp={keepUp}
          unshare={unshare}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}

function notesOf(state: ShareState, { fundCount }: Recipient, names: string): string[] {
  if (state.kind === "none") return [];
  const since = t("Shared since {day}", { day: localDate(state.since) });
  if (state.kind === "nobody-left") return [names, since];
  const funds = counted(fundCount, { one: "{count} fund", other: "{count} funds" });
  return [...(state.choosesPeople ? [names] : []), since, funds];
}

/** Says what became of a share that was limited to people who have been deleted. */
const removedText = ({ name, holders, removedHolders }: Recipient): string =>
  holders?.length === 0
    ? counted(
        removedHolders,
        {
          one: "The person this share was limited to was removed. {name} sees nothing until you choose again.",
          other:
            "The people this share was limited to were removed. {name} sees nothing until you choose again.",
        },
        { name },
      )
    : counted(removedHolders, {
        one: "{count} person this share was also limited to was removed.",
        other: "{count} people this share was also limited to were removed.",
      });
