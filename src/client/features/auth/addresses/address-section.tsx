import type { User } from "../../../../shared/auth/schema.ts";
import type { AddressCode, AddressProof } from "../../../../shared/auth/addresses/proof-link.ts";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Sentence } from "../../../language/sentence.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { useConfirmChange, useProveAddress, useSendProof } from "./address-mutations.ts";
import { ChangeAddressForm } from "./change-address-form.tsx";

type AddressSectionProps = {
  user: User;
  proof: AddressProof;
  newAddress: string | null;
  opened: AddressCode | null;
};

/**
 * @param props.newAddress the one that was asked for
 * @param props.opened the code of a mailed link that was opened on this page
 */
export const AddressSection = ({
  user: { email },
  proof,
  newAddress,
  opened,
}: AddressSectionProps) => (
  <Section title={t("Email address")}>
    {proof === "unproven" ? (
      <Proof email={email} code={opened?.purpose === "prove" ? opened.code : null} />
    ) : (
      <p className={look.breaks}>
        {proof === "proven" ? (
          <Sentence of="{email} is confirmed." values={{ email: <strong>{email}</strong> }} />
        ) : (
          email
        )}
      </p>
    )}
    {opened?.purpose === "address" ? (
      <NewAddress email={newAddress} code={opened.code} />
    ) : (
      <ChangeAddressForm />
    )}
  </Section>
);

/** For users who have to prove the address before anything else. */
export const AddressProofSection = ({ user, code }: { user: User; code: string | null }) => (
  <Section title={t("Email address")}>
    <Proof email={user.email} code={code} />
  </Section>
);

function Proof({ email, code }: { email: string; code: string | null }) {
  const prove = useProveAddress();
  const send = useSendProof();
  return (
    <>
      <p className={look.breaks}>
        <Sentence of="{email} is not confirmed." values={{ email: <strong>{email}</strong> }} />
      </p>
      {code === null && (
        <p className={look.note}>
          {t(
            "Open the link that was mailed to you; it works for 24 hours. Others are warned before they share with you until then.",
          )}
        </p>
      )}
      <div className={layout.wrap3}>
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

function NewAddress({ email, code }: { email: string | null; code: string }) {
  const confirm = useConfirmChange();
  return (
    <>
      {email !== null && (
        <p className={look.breaks}>
          <Sentence
            of="From now on, this account belongs to whoever reads the mails to {email}."
            values={{ email: <strong>{email}</strong> }}
          />
        </p>
      )}
      <div className={layout.wrap3}>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate({ code })}>
          {t("Use the new address")}
        </Button>
      </div>
    </>
  );
}
