import type { ReactNode } from "react";
import { failureOf } from "../../api/failure.ts";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { FormSkeleton } from "./form-skeleton.tsx";
import { useInvitation } from "./queries.ts";
import { RegisterSheet } from "./register-sheet.tsx";

type RegisterByInvitationProps = { token: string | null; children: ReactNode };

export function RegisterByInvitation({ token, children }: RegisterByInvitationProps) {
  const check = useInvitation(token);
  if (check.isSuccess) return children;
  if (check.isPending) {
    return (
      <RegisterSheet text={t("Checking your link...")}>
        <FormSkeleton />
      </RegisterSheet>
    );
  }
  const { appCode, message } = failureOf(check.error);
  const isFinal = appCode === "auth/invitation-needed" || appCode === "auth/invitation-invalid";
  return (
    <RegisterSheet text={message}>
      {!isFinal && (
        <Button busy={check.isFetching} onClick={() => void check.refetch()}>
          {t("Try again")}
        </Button>
      )}
    </RegisterSheet>
  );
}
