import { CalendarX2, Pause, Pencil, Play, Trash2, type LucideIcon } from "lucide-react";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { t } from "../../language/text.ts";
import styles from "./fund-sips.module.css";
import { scheduleText, stateText } from "./sip-text.ts";

type SipLineProps = {
  sip: Sip;
  today: IsoDate;
  onPause: (paused: boolean) => void;
  onEnd: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function SipLine({ sip, today, onPause, onEnd, onEdit, onDelete }: SipLineProps) {
  const schedule = scheduleText(sip);
  const isRunning = sip.next !== null;
  return (
    <li className={styles.sip}>
      <p className={styles.line}>
        <span className={styles.schedule}>{schedule}</span>{" "}
        <span className={styles.state}>{stateText(sip, today)}</span>
      </p>
      <div className={styles.actions}>
        {isRunning && (
          <Action
            icon={sip.paused ? Play : Pause}
            title={sip.paused ? t("Resume") : t("Pause")}
            label={
              sip.paused
                ? t("Resume SIP: {schedule}", { schedule })
                : t("Pause SIP: {schedule}", { schedule })
            }
            onClick={() => onPause(!sip.paused)}
          />
        )}
        {isRunning && sip.from <= today && (
          <Action
            icon={CalendarX2}
            title={t("End")}
            label={t("End SIP: {schedule}", { schedule })}
            onClick={onEnd}
          />
        )}
        <Action
          icon={Pencil}
          title={t("Edit")}
          label={t("Edit SIP: {schedule}", { schedule })}
          onClick={onEdit}
        />
        <Action
          icon={Trash2}
          title={t("Delete")}
          label={t("Delete SIP: {schedule}", { schedule })}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

type ActionProps = { icon: LucideIcon; title: string; label: string; onClick: () => void };

const Action = ({ icon: Icon, title, label, onClick }: ActionProps) => (
  <button
    type="button"
    className={styles.action}
    title={title}
    aria-label={label}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden />
  </button>
);
