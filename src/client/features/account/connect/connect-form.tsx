import { useState } from "react";
import type { AssistantRequest } from "../../../../shared/auth/assistants/schema.ts";
import { me, type Holder } from "../../../../shared/holders/holder.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { RadioChoices } from "../../../components/ui/radio-choices.tsx";
import { Sentence } from "../../../language/sentence.tsx";
import { DaysChoice } from "../../auth/access-tokens/days-choice.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { useAllowAssistant, useDenyAssistant } from "./mutations.ts";
import styles from "./connect-form.module.css";

type ConnectFormProps = { request: string; asked: AssistantRequest; people: readonly Holder[] };

export function ConnectForm({ request, asked, people }: ConnectFormProps) {
  const [days, setDays] = useState("30");
  const [person, setPerson] = useState<string | null>(null);
  const allow = useAllowAssistant();
  const deny = useDenyAssistant();
  const isLeaving = allow.isSuccess || deny.isSuccess;
  return (
    <div className={layout.stack4}>
      <Recipient asked={asked} />
      <WhatItSees />
      {people.length > 0 && (
        <Choice label={t("Whose figures")}>
          <RadioChoices
            label={t("Whose figures")}
            name="person"
            choices={[
              { value: null, name: t("Everyone") },
              { value: me, name: t("Me") },
              ...people.map(({ id, name }) => ({ value: id, name })),
            ]}
            chosen={person}
            onChoose={setPerson}
          />
          {person !== null && (
            <TaxedTogether with={people.filter(({ clubbedWith }) => clubbedWith === person)} />
          )}
        </Choice>
      )}
      <Choice label={t("How long it works")}>
        <DaysChoice days={days} onChoose={setDays} />
      </Choice>
      {asked.replaces && (
        <Notice>{t("It is connected already. This replaces what it was allowed before.")}</Notice>
      )}
      <div className={layout.wrap3}>
        <Button
          busy={allow.isPending || isLeaving}
          disabled={deny.isPending}
          onClick={() => allow.mutate({ request, name: asked.name, days: Number(days), person })}
        >
          {t("Allow")}
        </Button>
        <Button
          variant="quiet"
          busy={deny.isPending}
          disabled={allow.isPending || isLeaving}
          onClick={() => deny.mutate({ request })}
        >
          {t("Don't allow")}
        </Button>
      </div>
    </div>
  );
}

const Choice = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className={layout.stack2}>
    <p className={look.strong} aria-hidden>
      {label}
    </p>
    {children}
  </div>
);

/** The tax of a person is that of the minors too whose income it has. */
const TaxedTogether = ({ with: minors }: { with: readonly Holder[] }) =>
  minors.length > 0 && (
    <p className={look.note}>
      {t("It also sees the sales of {names}, in figures of tax: they are taxed together.", {
        names: minors.map(({ name }) => name).join(", "),
      })}
    </p>
  );

/** Where the answer goes first: anybody can choose a name. */
function Recipient({ asked: { host, isLocal, name, isVerified } }: { asked: AssistantRequest }) {
  return (
    <div className={`${look.card} ${styles.recipient} ${layout.stack2}`}>
      <p className={look.label}>{t("Your figures go to")}</p>
      <p className={`${styles.host} ${look.breaks}`}>
        {isLocal ? t("A program on this computer") : host}
      </p>
      <p>
        <Sentence of="It calls itself “{name}”." values={{ name: <bdi>{name}</bdi> }} />{" "}
        {!isVerified && <span className={look.note}>{t("Nobody has checked that name.")}</span>}
      </p>
      {isLocal && (
        <Notice>
          {t(
            "Any program on this computer can say so. Allow it only if you have just begun this in a program that you trust.",
          )}
        </Notice>
      )}
    </div>
  );
}

const WhatItSees = () => (
  <ul className={layout.stack2}>
    <li>{t("It reads your funds, transactions, returns and tax, with names and notes.")}</li>
    <li>{t("It can never sign in, share, or change anything, and sees no folio numbers.")}</li>
    <li>{t("You can end it at any time on the Security page.")}</li>
  </ul>
);
