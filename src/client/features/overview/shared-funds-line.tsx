import { Link } from "@tanstack/react-router";
import { ChevronRight, Users } from "lucide-react";
import { portfolioTotals } from "../../../shared/funds/totals.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import type { Sender } from "../../../shared/sharing/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { useMe } from "../auth/session/queries.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./link-card.module.css";

const linkClass = `${layout.row3} ${look.label} ${styles.link}`;

export function SharedFundsLine() {
  const { data: me } = useMe();
  const { data: senders } = trpc.sharing.senders.useQuery(undefined, {
    enabled: me?.sharedWithMe === true,
  });
  if (me?.sharedWithMe !== true) return null;
  const [sender, ...others] = senders ?? [];
  if (sender !== undefined && others.length === 0) return <OfSender sender={sender} />;
  return (
    <Link to="/funds/shared-funds" className={linkClass}>
      <Line
        text={
          sender === undefined
            ? t("Others share funds with you")
            : counted(
                others.length,
                {
                  one: "{name} and {count} other person share funds with you",
                  other: "{name} and {count} others share funds with you",
                },
                { name: sender.senderName },
              )
        }
      />
    </Link>
  );
}

function OfSender({ sender }: { sender: Sender }) {
  const { senderUid: senderId, senderName: name, senderEmail, excludedCategories } = sender;
  const { data } = trpc.sharing.senderFunds.useQuery({ senderId });
  const totals = data && portfolioTotals(data.funds, excludedCategories);
  return (
    <Link to="/funds/shared-funds/details" state={{ senderId, senderEmail }} className={linkClass}>
      <Line
        text={
          totals === undefined
            ? t("{name} shares funds with you", { name })
            : counted(
                totals.schemes,
                {
                  one: "{name} shares {count} fund with you: {value}",
                  other: "{name} shares {count} funds with you: {value}",
                },
                { name, value: formatRupees(totals.currentValue) },
              )
        }
      />
    </Link>
  );
}

const Line = ({ text }: { text: string }) => (
  <>
    <Users className={look.sign} size={20} aria-hidden />
    <span className={`${styles.text} ${look.breaks}`}>{text}</span>
    <ChevronRight size={18} aria-hidden />
  </>
);
