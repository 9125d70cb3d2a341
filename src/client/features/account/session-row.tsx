import { Monitor, Smartphone } from "lucide-react";
import type { Session } from "../../../shared/account/schema.ts";
import { lastSeen } from "../../../shared/relative-time.ts";
import { Button } from "../../components/ui/button.tsx";
import { VisuallyHidden } from "../../components/ui/visually-hidden.tsx";
import { useEndSession } from "./queries.ts";
import styles from "./session-row.module.css";

type SessionRowProps = {
  session: Session;
  /** When the server said so, in milliseconds since 1970. */
  asOf: number;
};

/** One device that the user is signed in on, and the way to sign it out. */
export function SessionRow({ session, asOf }: SessionRowProps) {
  const { id, device, method, seenAt, createdAt, isCurrent } = session;
  const end = useEndSession();
  const name = device ?? "Unknown device";
  return (
    <li className={styles.session}>
      <span className={styles.icon}>
        <DeviceIcon device={device} />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          {name}
          {isCurrent && <span className={styles.current}>This device</span>}
        </p>
        <p className={styles.detail}>
          <time dateTime={seenAt} title={exactTime(seenAt)}>
            {lastSeen(seenAt, asOf)}
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

const DeviceIcon = ({ device }: { device: string | null }) => {
  const Icon = /\b(Android|iOS)$/.test(device ?? "") ? Smartphone : Monitor;
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
};
