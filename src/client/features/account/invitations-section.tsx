import { useState } from "react";
import { useRouteContext } from "@tanstack/react-router";
import { invitationAddress, type Invitation } from "../../../shared/auth/invitation.ts";
import { trpc } from "../../api/trpc.ts";
import { copyText } from "../../components/copy-text.ts";
import { Section } from "../../components/section.tsx";
import { TextToCopy } from "../../components/text-to-copy.tsx";
import { Button } from "../../components/ui/button.tsx";
import { localDate, localMoment } from "../../language/dates.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { useInvitations } from "./queries.ts";
import layout from "../../styles/layout.module.css";
import styles from "./invitations-section.module.css";

export function InvitationsSection() {
  const { data } = useInvitations();
  const [token, setToken] = useState<string | null>(null);
  const invite = useInvite(setToken);
  if (data?.mayInvite !== true) return null;
  return (
    <Section
      title={t("Invitations")}
      text={t("A link lets one person create an account, once and within seven days.")}
    >
      {token !== null && <NewLink address={invitationAddress(location.origin, token)} />}
      <div>
        <Button
          variant="quiet"
          busy={invite.isPending}
          onClick={() => invite.mutate({ token: newInvitationToken() })}
        >
          {t("Make an invitation link")}
        </Button>
      </div>
      {data.invitations.length > 0 && (
        <ul className={styles.list}>
          {data.invitations.map((invitation) => (
            <InvitationItem key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function NewLink({ address }: { address: string }) {
  return (
    <div className={`${layout.column2} ${styles.link}`}>
      <TextToCopy
        label={t("Invitation link")}
        hint={t("Send it now: it is not shown again.")}
        text={address}
      />
      <Button onClick={() => void copyText(address)}>{t("Copy link")}</Button>
    </div>
  );
}

function InvitationItem({ invitation }: { invitation: Invitation }) {
  const { id, createdAt, expiresAt } = invitation;
  const withdraw = useWithdrawInvitation();
  const day = (moment: string) => (
    <time dateTime={moment} title={localMoment(moment)}>
      {localDate(moment)}
    </time>
  );
  return (
    <li className={`${layout.wrap} ${styles.invitation}`}>
      <p className={styles.words}>
        <Sentence
          of="Made on {day}, works until {end}"
          values={{ day: day(createdAt), end: day(expiresAt) }}
        />
      </p>
      <Button
        variant="quiet"
        busy={withdraw.isPending}
        aria-label={t("Withdraw the invitation of {day}", { day: localMoment(createdAt) })}
        onClick={() => withdraw.mutate({ id })}
      >
        {t("Withdraw")}
      </Button>
    </li>
  );
}

/** 160 random bits. Made here, so that a call sent twice makes one invitation. */
const newInvitationToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** @param onMade gets the token, which only this page knows */
function useInvite(onMade: (token: string) => void) {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.invite.useMutation({
    onSuccess: (_, { token }) => {
      onMade(token);
      void api.account.invitations.invalidate();
    },
  });
}

function useWithdrawInvitation() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.account.withdrawInvitation.useMutation({
    onSuccess: () => api.account.invitations.invalidate(),
  });
}
