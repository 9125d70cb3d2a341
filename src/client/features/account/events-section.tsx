import type { AccountEvent } from "../../../shared/account/event.ts";
import { FirstRows } from "../../components/first-rows.tsx";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { localMoment } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { deviceName } from "./device-name.ts";
import { eventText } from "./event-text.ts";
import styles from "./events-section.module.css";
import { useEvents } from "./queries.ts";

export const EventsSection = () => (
  <Section
    title={t("Recent changes")}
    text={t("The last 50 of 90 days. If one was not you, set a new password.")}
  >
    <EventList />
  </Section>
);

function EventList() {
  const query = useEvents();
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? (
      <div className={`${look.card} ${layout.stack2} ${styles.loading}`}>
        <Skeleton width="10rem" />
        <Skeleton width="15rem" />
      </div>
    ) : (
      <LoadFailure title={t("The recent changes could not be loaded")} query={query} />
    );
  }
  if (data.length === 0) return <p>{t("There are none.")}</p>;
  return (
    <FirstRows rows={data} count={5}>
      {(shown) => (
        <ul className={look.card}>
          {shown.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

function EventItem({ event }: { event: AccountEvent }) {
  const { at, device, network } = event;
  return (
    <li className={layout.entry}>
      <div className={layout.entryWords}>
        <p className={`${look.breaks} ${styles.text}`}>{eventText(event)}</p>
        <p className={`${look.note} ${layout.wrap} ${styles.detail}`}>
          <time dateTime={at}>{localMoment(at)}</time>
          <span>{deviceName(device)}</span>
          {network !== null && <span>{t("Network {network}.…", { network })}</span>}
        </p>
      </div>
    </li>
  );
}
