import { deleteAccountInput } from "../../../shared/account/schema.ts";
import type { User } from "../../../shared/auth/schema.ts";
import { t } from "../../language/text.ts";
import { ConfirmByPassword } from "../passwords/confirm-by-password.tsx";
import { useDeleteAccount } from "./mutations.ts";

type DeleteByPasswordProps = { user: User; onCancel: () => void };

export const DeleteByPassword = ({ user, onCancel }: DeleteByPasswordProps) => (
  <ConfirmByPassword
    email={user.email}
    contract={deleteAccountInput}
    action={useDeleteAccount()}
    button={{ idle: t("Delete account"), busy: t("Deleting...") }}
    onCancel={onCancel}
  />
);
