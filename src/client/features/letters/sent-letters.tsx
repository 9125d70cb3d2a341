import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import type { Holder } from "../../../shared/holders/holder.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import type { SentLetter } from "../../../shared/letters/schema.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { dateText, localMoment, monthText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { whoseName } from "../holders/whose-name.ts";

type SentLettersProps = {
  letters: readonly SentLetter[];
  /** Undefined while they load. */
  holders: readonly Holder[] | undefined;
};

/** What was sent, when, and what came back. */
export const SentLetters = ({ letters, holders }: SentLettersProps) => (
  <Section title={t("Letters so far")}>
    <FigureTable
      label={t("Letters so far")}
      rows={letters}
      columns={[
        {
          name: "Letter",
          render: letterName,
        },
        { name: "About", render: ({ whose }) => whoseName(whose, holders) },
        { name: "State", render: ({ state }) => t(stateTexts[state]) },
        { name: "When", render: ({ at }) => localMoment(at) },
      ]}
    />
  </Section>
);

function letterName({ kind, period, whose }: SentLetter): ReactNode {
  switch (kind) {
    case "monthly":
      return (
        <Link
          to="/reports/month/$month"
          params={{ month: period }}
          search={whose === ofEveryone ? {} : { holder: whose }}
          className={look.reach}
        >
          {monthText(`${period}-01`)}
        </Link>
      );
    case "soon":
      return t("Week of {day}", { day: dateText(period) });
    case "events":
      return t("News of {day}", { day: dateText(period) });
    case "march":
      return t("Financial year {year}", { year: period });
  }
}

const stateTexts: Record<SentLetter["state"], PlainText> = {
  due: "Waits to be sent",
  sent: "Sent",
  unanswered: "Probably sent: the mail service did not answer",
  failed: "Not sent: the mail service refused it",
  late: "Not sent: it was too late",
  off: "Not sent: turned off, or nothing to say",
};
