import type { BlockedSender } from "../../../shared/sharing/schema.ts";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { localDate } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useUnblockSender } from "./mutations.ts";
import { Person } from "./person.tsx";
import { useBlockedSenders } from "./queries.ts";
import layout from "../../styles/layout.module.css";
import styles from "./recipients/recipient-row.module.css";

export function BlockedSection() {
  const { data: blocked = [] } = useBlockedSenders();
  if (blocked.length === 0) return null;
  return (
    <Section title={t("Blocked senders")}>
      <ul>
        {blocked.map((sender) => (
          <BlockedRow key={sender.senderUid} sender={sender} />
        ))}
      </ul>
    </Section>
  );
}

function BlockedRow({ sender }: { sender: BlockedSender }) {
  const { senderUid, senderName, senderEmail, blockedAt } = sender;
  const unblock = useUnblockSender(sender);
  return (
    <li className={`${layout.spread} ${styles.row}`}>
      <Person
        name={senderName}
        email={senderEmail}
        photoURL={null}
        note={t("Blocked on {day}", { day: localDate(blockedAt) })}
      />
      <div className={`${layout.wrap2} ${styles.first}`}>
        <Button
          variant="quiet"
          busy={unblock.isPending}
          aria-label={t("Unblock {name}", { name: senderName })}
          onClick={() => unblock.mutate({ senderId: senderUid })}
        >
          {t("Unblock")}
        </Button>
      </div>
    </li>
  );
}
