import {
  CalendarX2,
  ChevronDown,
  Pause,
  Pencil,
  Play,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { useMediaQuery } from "../../components/ui/use-media-query.ts";
import { t } from "../../language/text.ts";
import { useNavStatus } from "../schemes/queries.ts";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./fund-sips.module.css";
import { notBoughtText, scheduleText, stateText } from "./sip-text.ts";

type SipLineProps = {
  sip: Sip;
  today: IsoDate;
  onPause: (paused: boolean) => void;
  onEnd: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One line; on phones it expands to show the actions. */
export function SipLine(props: SipLineProps) {
  const isWide = useMediaQuery("(width >= 48rem)");
  const line = <Line {...props} />;
  const notBought = notBoughtText(props.sip);
  const actions = <Actions {...props} hasText={!isWide} />;
  return (
    <li className={`${layout.spread} ${styles.sip}`}>
      {isWide ? (
        <>
          {line}
          {actions}
        </>
      ) : (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {line}
            <ChevronDown className={styles.mark} size={16} aria-hidden />
          </summary>
          {actions}
        </details>
      )}
      {notBought !== null && <p className={`${look.note} ${styles.below}`}>{notBought}</p>}
    </li>
  );
}

function Line({ sip, today }: SipLineProps) {
  const { data: navs } = useNavStatus();
  return (
    <p className={`${layout.wrap} ${styles.line}`}>
      <span className={look.strong}>{scheduleText(sip)}</span>{" "}
      <span className={look.soft}>{stateText(sip, today, navs?.source === "sample")}</span>
    </p>
  );
}

function Actions(props: SipLineProps & { hasText: boolean }) {
  const { sip, today, hasText, onPause, onEnd, onEdit, onDelete } = props;
  const schedule = scheduleText(sip);
  const isRunning = sip.next !== null;
  return (
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
          hasText={hasText}
          onClick={() => onPause(!sip.paused)}
        />
      )}
      {isRunning && sip.from <= today && (
        <Action
          icon={CalendarX2}
          title={t("End")}
          label={t("End SIP: {schedule}", { schedule })}
          hasText={hasText}
          onClick={onEnd}
        />
      )}
      <Action
        icon={Pencil}
        title={t("Edit")}
        label={t("Edit SIP: {schedule}", { schedule })}
        hasText={hasText}
        onClick={onEdit}
      />
      <Action
        icon={Trash2}
        title={t("Delete")}
        label={t("Delete SIP: {schedule}", { schedule })}
        hasText={hasText}
        onClick={onDelete}
      />
    </div>
  );
}

type ActionProps = {
  icon: LucideIcon;
  title: string;
  label: string;
  hasText: boolean;
  onClick: () => void;
};

const Action = ({ icon: Icon, title, label, hasText, onClick }: ActionProps) => (
  <button
    type="button"
    className={`${look.icon} ${styles.action}`}
    title={title}
    aria-label={label}
    onClick={onClick}
  >
    <Icon size={18} aria-hidden />
    {hasText && title}
  </button>
);
