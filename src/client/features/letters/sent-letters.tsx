import { Link } from "@tanstack/react-router";
import { me, type Holder } from "../../../shared/holders/holder.ts";
import { ofEveryone } from "../../../shared/letters/letter-kinds.ts";
import type { LetterState, SentLetter } from "../../../shared/letters/schema.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { localMoment, monthText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";
import look from "../../styles/look.module.css";

type SentLettersProps = { letters: readonly SentLetter[]; holders: readonly Holder[] };

/** What was sent, when, and what came back. */
export const SentLetters = ({ letters, holders }: SentLettersProps) => (
  <Section title={t("Letters so far")}>
    <FigureTable
      label={t("Letters so far")}
      rows={letters}
      columns={[
        {
          name: "Letter",
          render: ({ kind, period, whose }) =>
            kind === "march" ? (
              t("Financial year {year}", { year: period })
            ) : (
              <Link
                to="/reports/month/$month"
                params={{ month: period }}
                search={whose === ofEveryone ? {} : { holder: whose }}
                className={look.reach}
              >
                {monthText(`${period}-01`)}
              </Link>
            ),
        },
        { name: "About", render: ({ whose }) => whoseName(whose, holders) },
        { name: "State", render: ({ state }) => t(stateTexts[state]) },
        { name: "When", render: ({ at }) => localMoment(at) },
      ]}
    />
  </Section>
);

function whoseName(whose: string, holders: readonly Holder[]): string {
  if (whose === ofEveryone) return t("Everyone");
  return whose === me ? t("Me") : (holders.find(({ id }) => id === whose)?.name ?? "");
}

const stateTexts: Record<LetterState, PlainText> = {
  due: "Waits to be sent",
  sent: "Sent",
  unanswered: "Probably sent: the mail service did not answer",
  failed: "Not sent: the mail service refused it",
  late: "Not sent: it was too late",
  off: "Not sent: turned off, or nothing to say",
};
