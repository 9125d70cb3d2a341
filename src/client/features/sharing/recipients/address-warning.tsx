import type { AddressProof } from "../../../../shared/auth/addresses/proof-link.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { t } from "../../../language/text.ts";

/** The dialog showed the warning, so its button accepts an unproven address. */
export const acceptance = ({ proof }: Pick<Recipient, "proof">) =>
  proof === "unproven" ? { acceptUnproven: true } : {};

export const AddressWarning = ({ proof }: { proof: AddressProof }) =>
  proof === "proven" ? null : (
    <p>
      {proof === "unproven" ? (
        <strong>
          {t(
            "Nobody has confirmed that this address is theirs. Share only if you know that it is the person you mean.",
          )}
        </strong>
      ) : (
        t("Fundbook does not verify who owns this address. If you are not sure, ask them.")
      )}
    </p>
  );
