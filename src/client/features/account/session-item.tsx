import { Monitor, Smartphone } from "lucide-react";
import type { Session } from "../../../shared/account/schema.ts";
import { googleName } from "../../../shared/auth/sign-in-provider.ts";
import { sinceLastSeen } from "../../../shared/relative-time.ts";
import { Button } from "../../components/ui/button.tsx";
import { agoText } from "../../language/ago-text.ts";
import { localDate, localMoment } from "../../language/dates.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../auth/session/queries.ts";
import { deviceName } from "./device-name.ts";
import { useEndSession } from "./mutations.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "../auth/access-item.module.css";

type SessionRowProps = {
  session: Session;
  /** Milliseconds since 1970, when the server answered. */
  asOf: number;
};

export function SessionItem({ session, asOf }: SessionRowProps) {
  const { id, device, method, seenAt, createdAt, isCurrent } = session;
  const end = useEndSession();
  const name = deviceName(device);
  const { user, oidcName } = useMe().data ?? {};
  const isDemo = user != null && user.demoUntil !== null;
  const day = (
    <time dateTime={createdAt} title={localMoment(createdAt)}>
      {localDate(createdAt)}
    </time>
  );
  return (
    <li className={layout.entry}>
      <span className={styles.icon}>
        <DeviceIcon device={device} />
      </span>
      <div className={layout.entryWords}>
        <p className={`${layout.wrap} ${styles.device}`}>
          {name}
          {isCurrent && <span className={styles.current}>{t("This device")}</span>}
        </p>
        <p className={`${look.note} ${layout.wrap} ${styles.detail}`}>
          <time dateTime={seenAt} title={localMoment(seenAt)}>
            {lastSeenText(seenAt, asOf)}
          </time>
          <span>
            {isDemo ? (
              <Sentence of="Began on {day}" values={{ day }} />
            ) : method === "password" ? (
              <Sentence of="Signed in with a password on {day}" values={{ day }} />
            ) : method === "passkey" ? (
              <Sentence of="Signed in with a passkey on {day}" values={{ day }} />
            ) : (
              <Sentence
                of="Signed in with {provider} on {day}"
                values={{
                  day,
                  provider: method === "google" ? googleName : (oidcName ?? "OpenID"),
                }}
              />
            )}
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={t("End session on {device}", { device: name })}
          onClick={() => end.mutate({ id })}
        >
          {t("End")}
        </Button>
      )}
    </li>
  );
}

function lastSeenText(seenAt: string, now: number): string {
  const passed = sinceLastSeen(seenAt, now);
  return passed === null ? t("Active now") : agoText(passed);
}

const DeviceIcon = ({ device }: { device: string | null }) => {
  const Icon = /\b(Android|iOS)$/.test(device ?? "") ? Smartphone : Monitor;
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
};
