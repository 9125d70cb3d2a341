import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { me, type Holder } from "../../../shared/holders/holder.ts";
import { letterKinds, ofEveryone, type LetterKind } from "../../../shared/letters/letter-kinds.ts";
import type { LetterAmounts, LetterSettings, StopReason } from "../../../shared/letters/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { RadioChoices } from "../../components/ui/radio-choices.tsx";
import { localDate } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";
import { PersonField } from "../holders/person-field.tsx";
import { useHolders } from "../holders/queries.ts";
import look from "../../styles/look.module.css";
import { LetterText } from "./letter-text.tsx";
import styles from "./letters-section.module.css";
import { useLetterSettings, useSaveLetter } from "./queries.ts";
import { SentLetters } from "./sent-letters.tsx";

export function LettersSection() {
  const query = useLetterSettings();
  const { data, error } = query;
  const { data: holders } = useHolders();
  if (data !== undefined) {
    return (
      <>
        <Obstacle settings={data} />
        <p className={look.note}>
          {t("Your mail provider, and whoever opens your mailbox, can read a letter.")}
        </p>
        {letterKinds.map((kind) => (
          <Letter key={kind} kind={kind} settings={data} holders={holders ?? []} />
        ))}
        {data.letters.length > 0 && <SentLetters letters={data.letters} holders={holders} />}
      </>
    );
  }
  if (error === null) {
    return (
      <div role="status" aria-label={t("Loading your letters")}>
        <Skeleton width="100%" height="12rem" />
      </div>
    );
  }
  return <LoadFailure title={t("Your letters could not be loaded")} query={query} />;
}

const letterNames = {
  monthly: {
    title: "A letter each month",
    text: "Between the 3rd and the 15th: the month's value, what was put in, what the market did, and what comes next.",
  },
  soon: {
    title: "A letter on Mondays",
    text: "Only when something is due: SIPs within seven days, ELSS units whose lock-in ends, units that turn long-term within 14 days, and goals whose missing SIP changed by more than 5%.",
  },
  events: {
    title: "A letter when something happens",
    text: "At most one a day: a scheme with a new name or without NAVs, instalments to confirm, a statement that waits or is old, and shares that were updated or taken back. Each is mentioned once.",
  },
  march: {
    title: "A letter on 1 March",
    text: "What is left of the year's exemption, what fits into it, and by when an order has to be placed. Nothing where nothing fits.",
  },
} as const satisfies Record<LetterKind, { title: PlainText; text: PlainText }>;

type LetterProps = { kind: LetterKind; settings: LetterSettings; holders: readonly Holder[] };

function Letter({ kind, settings: { obstacle, on }, holders: all }: LetterProps) {
  const isOfTaxpayer = kind === "march";
  const holders = isOfTaxpayer ? all.filter(({ clubbedWith }) => clubbedWith === null) : all;
  const own = on.filter((letter) => letter.kind === kind);
  const [whose, setWhose] = useState<string>(own[0]?.whose ?? (isOfTaxpayer ? me : ofEveryone));
  const [isPreviewed, setIsPreviewed] = useState(false);
  const save = useSaveLetter();
  const stored = own.find((letter) => letter.whose === whose)?.amounts ?? null;
  const [tried, setTried] = useState<LetterAmounts | null>(null);
  const chosen = obstacle === null ? stored : tried;
  const choose = (amounts: LetterAmounts | null) =>
    obstacle === null ? save.mutate({ kind, whose, amounts }) : setTried(amounts);
  const { title, text } = letterNames[kind];
  return (
    <Section title={t(title)} text={t(text)}>
      {holders.length > 0 && (
        <div className={styles.whose}>
          <PersonField
            label={t("About")}
            error={null}
            first={[...(isOfTaxpayer ? [] : [[ofEveryone, t("Everyone")] as const]), [me, t("Me")]]}
            people={holders}
            value={whose}
            onChoose={setWhose}
          />
        </div>
      )}
      <RadioChoices
        label={t(title)}
        name={kind}
        choices={[
          { value: null, name: t("Off") },
          ...amountNames.map(([value, name]) => ({ value, name: t(name) })),
        ]}
        chosen={chosen}
        onChoose={choose}
      />
      <div>
        <Button variant="quiet" onClick={() => setIsPreviewed(!isPreviewed)}>
          {isPreviewed ? t("Hide the letter") : t("See the letter first")}
        </Button>
      </div>
      {isPreviewed && <LetterText kind={kind} whose={whose} amounts={chosen ?? "rupees"} />}
    </Section>
  );
}

const amountNames: readonly (readonly [LetterAmounts, PlainText])[] = [
  ["rupees", "With rupees"],
  ["percentages", "Percentages only"],
  ["notice", "A notice only"],
];

const stopTexts = {
  bounce: "Letters stopped on {date}: your mailbox was not found.",
  complaint: "Letters stopped on {date}: one was marked as spam.",
  suppressed: "Letters stopped on {date}: the mail service no longer writes to your address.",
} as const satisfies Record<StopReason, string>;

function Obstacle({ settings: { obstacle, stopped } }: { settings: LetterSettings }) {
  if (obstacle === "demo") return <Notice>{t("A demo account gets no letters.")}</Notice>;
  if (obstacle === "no-mail") {
    return <Notice>{t("This Fundbook sends no mail, so it can send no letters.")}</Notice>;
  }
  if (obstacle === "unproven") {
    return (
      <Notice>
        {t("Letters go only to an address that is confirmed.")}{" "}
        <Link to="/account/security" className={look.reach}>
          {t("Confirm it")}
        </Link>
      </Notice>
    );
  }
  return (
    stopped !== null && (
      <Notice>
        {t(stopTexts[stopped.reason], { date: localDate(stopped.at) })}{" "}
        {t("Turn them on again once mail arrives.")}
      </Notice>
    )
  );
}
