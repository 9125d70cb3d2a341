import { Link } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { failureOf } from "../../api/failure.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { copyText } from "../../components/copy-text.ts";
import type { Inbox } from "../../../shared/inbox/schema.ts";
import { localDate } from "../../language/dates.ts";
import { TextToCopy } from "../../components/text-to-copy.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { useMe } from "../auth/session/queries.ts";
import { ForwardingSteps } from "./forwarding-steps.tsx";
import { droppedText } from "./inbox-text.ts";
import { MailedStatements } from "./mailed-statements.tsx";
import { forgetPasswords, rememberedPasswords } from "./remembered-passwords.ts";
import styles from "./statements-by-mail.module.css";
import { useInbox, useMakeInbox, useReplaceInbox } from "./queries.ts";

/** Where statements can be mailed to, and what waits. */
export function StatementsByMail() {
  const query = useInbox();
  const { data, error } = query;
  return (
    <Section
      title={t("Statements by mail")}
      text={t(
        "A statement that is mailed to an address of your own waits here, locked by its password, until you read it on your device.",
      )}
    >
      {data !== undefined ? (
        <InboxParts inbox={data} />
      ) : error !== null ? (
        <LoadFailure title={t("Your statements could not be loaded")} query={query} />
      ) : (
        <p role="status" className={look.soft}>
          {t("Loading your statements")}
        </p>
      )}
    </Section>
  );
}

const InboxParts = ({ inbox }: { inbox: Inbox }) => (
  <>
    <MailedStatements files={inbox.files} hasAddress={inbox.address !== null} />
    {inbox.dropped !== null && (
      <Notice>
        {t("Of a mail of {day}, something was not kept: {why}", {
          day: localDate(inbox.dropped.at),
          why: droppedText(inbox.dropped.why),
        })}
      </Notice>
    )}
    {inbox.question !== null && <GoogleQuestion question={inbox.question} />}
    <RememberedPasswords />
    {inbox.address === null ? <NoAddress /> : <OwnAddress address={inbox.address} />}
  </>
);

function RememberedPasswords() {
  const userId = useMe().data?.user?.id;
  const [areThere, setAreThere] = useState(false);
  useEffect(() => {
    if (userId !== undefined)
      void rememberedPasswords(userId).then(({ length }) => setAreThere(length > 0));
  }, [userId]);
  if (!areThere) return null;
  const forget = () => {
    forgetPasswords();
    setAreThere(false);
  };
  return (
    <div className={layout.wrap}>
      <p>{t("This device remembers passwords of statements.")}</p>
      <Button variant="quiet" onClick={forget}>
        {t("Forget them")}
      </Button>
    </div>
  );
}

function NoAddress() {
  const make = useMakeInbox();
  return (
    <>
      <p className={look.note}>
        {t(
          "Such a file passes this server and your mail provider. Its password is often a PAN, which can be found by trying: both could read it.",
        )}
      </p>
      <div>
        <Button variant="quiet" busy={make.isPending} onClick={() => make.mutate()}>
          {t("Make an address")}
        </Button>
      </div>
      {make.error !== null && failureOf(make.error).appCode === "email/unproven" && (
        <Notice>
          {t("An address for statements needs a confirmed email address.")}{" "}
          <Link to="/account/security" className={look.reach}>
            {t("Confirm it")}
          </Link>
        </Notice>
      )}
    </>
  );
}

function OwnAddress({ address }: { address: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const replace = useReplaceInbox();
  return (
    <>
      <TextToCopy
        label={t("Your address for statements")}
        hint={t("Give it to nobody: whoever has it can mail files here.")}
        text={address}
      />
      <div className={layout.wrap3}>
        <Button onClick={() => void copyText(address)}>{t("Copy")}</Button>
        <Button variant="quiet" busy={replace.isPending} onClick={() => setIsAsking(true)}>
          {t("Replace it")}
        </Button>
      </div>
      <Disclosure label={t("How statements get here")}>
        <ForwardingSteps />
      </Disclosure>
      {isAsking && (
        <ConfirmDialog
          title={t("Replace the address?")}
          confirmLabel={t("Replace it")}
          onConfirm={() => {
            setIsAsking(false);
            replace.mutate();
          }}
          onClose={() => setIsAsking(false)}
        >
          {t("The present one takes no mail from then on. Change your filters too.")}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whoever asks could let all mail of that mailbox come here, or lure its owner into it. */
function GoogleQuestion({ question }: { question: NonNullable<Inbox["question"]> }) {
  const id = useId();
  const from = question.from ?? t("a mailbox that it does not name");
  return (
    <section aria-labelledby={id} className={`${look.notice} ${layout.stack2} ${styles.question}`}>
      <h3 id={id} className={look.strong}>
        {t("Gmail asks whether {from} may forward mails here", { from })}
      </h3>
      <p>
        {t(
          "Go on only if you have just set this up in that mailbox yourself. If nobody asked for it, leave it: it ends by itself.",
        )}
      </p>
      {question.code !== null && <p>{t("Code: {code}", { code: question.code })}</p>}
      {question.link !== null && (
        <p>
          <a href={question.link} target="_blank" rel="noreferrer" className={look.reach}>
            {t("Open Google's page to confirm")}
          </a>
        </p>
      )}
    </section>
  );
}
