import { useState } from "react";
import type { CalendarView } from "../../../shared/calendar/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { me, type Holder } from "../../../shared/holders/holder.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import { copyText } from "../../components/copy-text.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { RadioChoices } from "../../components/ui/radio-choices.tsx";
import { localDate } from "../../language/dates.ts";
import { TextToCopy } from "../../components/text-to-copy.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { PersonField } from "../holders/person-field.tsx";
import { useHolders } from "../holders/queries.ts";
import { whoseName } from "../holders/whose-name.ts";
import styles from "./calendar-section.module.css";
import { useCalendars, useMakeCalendar, useRevokeCalendar } from "./queries.ts";

/** Addresses at which a calendar program reads the days ahead. */
export function CalendarSection({ user }: { user: User }) {
  return (
    <Section
      title={t("Calendar")}
      text={t(
        "SIPs of the next three months, days on which ELSS units can be sold, goals and advance tax, in the calendar of your phone or computer.",
      )}
    >
      {user.demoUntil === null ? (
        <OwnCalendars />
      ) : (
        <Notice>{t("A demo account gets no calendar.")}</Notice>
      )}
    </Section>
  );
}

function OwnCalendars() {
  const query = useCalendars();
  const { data, error } = query;
  const { data: holders } = useHolders();
  if (data !== undefined) {
    return (
      <>
        {data.length > 0 && (
          <ul className={look.card}>
            {data.map((calendar) => (
              <CalendarItem key={calendar.whose} calendar={calendar} holders={holders} />
            ))}
          </ul>
        )}
        <MakeCalendar calendars={data} holders={holders ?? []} />
      </>
    );
  }
  if (error === null) return <Skeleton width="100%" height="6rem" />;
  return <LoadFailure title={t("Your calendars could not be loaded")} query={query} />;
}

type ItemProps = { calendar: CalendarView; holders: readonly Holder[] | undefined };

function CalendarItem({ calendar: { whose, withAmounts, createdAt, readAt }, holders }: ItemProps) {
  const revoke = useRevokeCalendar();
  const name = whoseName(whose, holders);
  return (
    <li className={layout.entry}>
      <div className={layout.entryWords}>
        <p className={look.strong}>{name}</p>
        <p className={`${look.note} ${layout.wrap} ${styles.detail}`}>
          <span>{withAmounts ? t("With amounts") : t("Without amounts")}</span>
          <span>{t("Made on {day}", { day: localDate(createdAt) })}</span>
          <span>
            {readAt === null
              ? t("Not read yet")
              : t("Last read on {day}", { day: localDate(readAt) })}
          </span>
        </p>
      </div>
      <Button
        variant="quiet"
        busy={revoke.isPending}
        aria-label={t("Turn off the calendar: {name}", { name })}
        onClick={() => revoke.mutate({ whose })}
      >
        {t("Turn off")}
      </Button>
    </li>
  );
}

type MakeProps = { calendars: readonly CalendarView[]; holders: readonly Holder[] };

function MakeCalendar({ calendars, holders }: MakeProps) {
  const [whose, setWhose] = useState<string>(ofEveryone);
  const [amounts, setAmounts] = useState<"without" | "with">("without");
  const make = useMakeCalendar();
  if (make.data !== undefined)
    return <NewAddress address={make.data.address} onKept={make.reset} />;
  const isReplaced = calendars.some((calendar) => calendar.whose === whose);
  return (
    <>
      {holders.length > 0 && (
        <div className={styles.whose}>
          <PersonField
            label={t("About")}
            error={null}
            first={[
              [ofEveryone, t("Everyone")],
              [me, t("Me")],
            ]}
            people={holders}
            value={whose}
            onChoose={setWhose}
          />
        </div>
      )}
      <RadioChoices
        label={t("Amounts in the calendar")}
        name="calendar-amounts"
        choices={[
          { value: "without", name: t("Without amounts") },
          { value: "with", name: t("With amounts") },
        ]}
        chosen={amounts}
        onChoose={setAmounts}
      />
      <p className={look.note}>
        {t(
          "Whoever has the address can read the calendar without signing in, and so can the service that you give it to. It shows nothing else.",
        )}
      </p>
      <div>
        <Button
          variant="quiet"
          busy={make.isPending}
          onClick={() => make.mutate({ whose, withAmounts: amounts === "with" })}
        >
          {isReplaced ? t("Replace the address") : t("Make an address")}
        </Button>
      </div>
    </>
  );
}

function NewAddress({ address, onKept }: { address: string; onKept: () => void }) {
  return (
    <>
      <TextToCopy
        label={t("Address of the calendar")}
        hint={t(
          "Copy it now: it is not shown again. Add it in your calendar program as a calendar by address, or by subscription.",
        )}
        text={address}
      />
      <div className={layout.wrap3}>
        <Button variant="quiet" onClick={() => void copyText(address)}>
          {t("Copy")}
        </Button>
        <Button onClick={onKept}>{t("I've saved it")}</Button>
      </div>
    </>
  );
}
