import { useLocation } from "@tanstack/react-router";
import type { User } from "../../../shared/auth/schema.ts";
import { proofCodeIn, type AddressProof } from "../../../shared/email/proof-link.ts";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./address-section.module.css";
import { useProveAddress, useSendProof } from "./address-mutations.ts";

type AddressSectionProps = { user: User; proof: AddressProof };

export const AddressSection = ({ user: { email }, proof }: AddressSectionProps) => (
  <Section title={t("Email address")}>
    <p className={look.breaks}>
      {proof === "proven" ? (
        <Sentence of="{email} is confirmed." values={{ email: <strong>{email}</strong> }} />
      ) : (
        <Sentence of="{email} is not confirmed." values={{ email: <strong>{email}</strong> }} />
      )}
    </p>
    {proof === "unproven" && <Proof />}
  </Section>
);

function Proof() {
  const code = proofCodeIn(useLocation({ select: ({ hash }) => hash }));
  const prove = useProveAddress();
  const send = useSendProof();
  return (
    <>
      {code === null && (
        <p className={look.note}>
          {t(
            "Open the link that was mailed to you; it works for 24 hours. Others are warned before they share with you until then.",
          )}
        </p>
      )}
      <div className={styles.actions}>
        {code !== null && (
          <Button busy={prove.isPending} onClick={() => prove.mutate({ code })}>
            {t("Confirm my address")}
          </Button>
        )}
        <Button variant="quiet" busy={send.isPending} onClick={() => send.mutate()}>
          {t("Send the link again")}
        </Button>
      </div>
    </>
  );
}
