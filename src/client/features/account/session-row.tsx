import { MonitorSmartphone, Smartphone, Monitor } from "lucide-react";
import type { Session } from "../../../shared/account/schema.ts";
import { lastSeen } from "../../../shared/relative-time.ts";
import { Button } from "../../components/ui/button.tsx";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import { useEndSession } from "./queries.ts";
import styles from "./session-row.module.css";

/** One device that the user is signed in on, and the way to sign it out. */
export function SessionRow({ session }: { session: Session }) {
  const { id, device, method, seenAt, createdAt, isCurrent } = session;
  const end = useEndSession();
  const Icon = iconOf(device);
  const name = device ?? "Unknown device";
  return (
    <li className={styles.session}>
      <Icon className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.device}>
          {name}
          {isCurrent && <span className={styles.current}>This device</span>}
        </p>
        <p className={styles.detail}>
          <time dateTime={seenAt} title={exactTime(seenAt)}>
            {lastSeen(seenAt, Date.now())}
          </time>
          <span>
            Signed in by {method === "google" ? "Google" : "password"} on{" "}
            <time dateTime={createdAt} title={exactTime(createdAt)}>
              {day.format(new Date(createdAt))}
            </time>
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button look="quiet" onClick={() => end.mutate({ id })}>
          End<VisuallyHidden> session on {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric" });
const exact = new Intl.DateTimeFormat("en-IN", { dateStyle: "full", timeStyle: "short" });
const exactTime = (instant: string) => exact.format(new Date(instant));

function iconOf(device: string | null): typeof Monitor {
  if (device === null) return MonitorSmartphone;
  return /\b(Android|iOS)$/.test(device) ? Smartphone : Monitor;
}
