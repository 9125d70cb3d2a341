import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Sender } from "../../../shared/sharing/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { WhenInView } from "../../components/in-view.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { AskButton, keptUpText } from "./kept-up.tsx";
import { useBlockSender, useRefuseKeepUp, useRemoveSender } from "./mutations.ts";
import { useOldCopies } from "./old-copies.ts";
import { Person } from "./person.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./sender-card.module.css";
import { SenderTotal, SenderTotalSkeleton } from "./sender-total.tsx";

function LoadedTotal({ senderId }: { senderId: string }) {
  const { data, error } = trpc.sharing.senderFunds.useQuery({ senderId });
  if (data !== undefined) return <SenderTotal {...data} />;
  return error === null ? <SenderTotalSkeleton /> : null;
}

export function SenderCard({ sender }: { sender: Sender }) {
  const { senderUid: senderId, senderName: name, senderEmail, createdAt } = sender;
  const [asking, setAsking] = useState<"remove" | "block" | null>(null);
  const remove = useRemoveSender(sender);
  const block = useBlockSender(sender);
  const refuse = useRefuseKeepUp(sender);
  // Asked for by the total, once it is in view.
  const list = trpc.sharing.senderFunds.useQuery({ senderId }, { enabled: false });
  const isOld = useOldCopies(list.data) !== null;
  const isBusy = remove.isPending || block.isPending;
  const close = () => setAsking(null);
  return (
    <li className={`${look.sheet} ${layout.column} ${styles.card}`}>
      <Link
        to="/funds/shared-funds/details"
        state={{ senderId, senderEmail }}
        className={`${layout.between} ${styles.way}`}
      >
        <span className={`${layout.column3} ${styles.words}`}>
          <Person
            name={name}
            email={senderEmail}
            photoURL={null}
            note={keptUpText(sender) ?? t("Sharing since {day}", { day: localDate(createdAt) })}
          />
          <WhenInView fallback={<SenderTotalSkeleton />}>
            <LoadedTotal senderId={senderId} />
          </WhenInView>
        </span>
        <ChevronRight className={styles.arrow} size={20} aria-hidden />
      </Link>
      <div className={styles.actions}>
        {sender.keepsUp !== "off" && (
          <Button
            variant="quiet"
            busy={refuse.isPending}
            aria-label={t("Stop updates by {name}; only they can start them again", { name })}
            onClick={() => refuse.mutate({ senderId })}
          >
            {t("Stop updates")}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={t("Remove the funds that {name} shares", { name })}
          onClick={() => setAsking("remove")}
        >
          {t("Remove")}
        </Button>
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={t("Block {name}", { name })}
          onClick={() => setAsking("block")}
        >
          {t("Block")}
        </Button>
      </div>
      {isOld && (
        <p className={`${look.note} ${styles.ask}`}>
          <AskButton sender={sender} />
        </p>
      )}
      {asking === "remove" && (
        <ConfirmDialog
          title={t("Remove Shared Funds")}
          confirmLabel={t("Remove")}
          isDestructive
          onConfirm={() => remove.mutate({ senderId })}
          onClose={close}
        >
          <p>
            {t("Are you sure you want to remove the funds that {name} shares with you?", { name })}
          </p>
          <p>{t("They are removed from your view. You can restore them for 30 days.")}</p>
        </ConfirmDialog>
      )}
      {asking === "block" && (
        <ConfirmDialog
          title={t("Block Sender")}
          confirmLabel={t("Block")}
          isDestructive
          onConfirm={() => block.mutate({ senderId })}
          onClose={close}
        >
          <p>{t("Are you sure you want to block {name}?", { name })}</p>
          <p>
            {t(
              "The funds they share are removed. They cannot find you or share with you until you unblock them in your account.",
            )}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}
