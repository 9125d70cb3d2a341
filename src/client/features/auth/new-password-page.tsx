import { Link } from "@tanstack/react-router";
import { Button, buttonLook } from "../../components/ui/button.tsx";
import { failureOf } from "../../failure.ts";
import { trpc } from "../../trpc.ts";
import { AuthPage } from "./auth-page.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { NewPasswordSkeleton } from "./new-password-skeleton.tsx";
import { useResetCode } from "./queries.ts";

const title = "Set a new password";
const other = { question: "Remembered it?", label: "Back to Login", to: "/login" } as const;

/** What a reset link opens: whose password it sets, and the form for it, or why it sets none. */
export function NewPasswordPage({ code }: { code: string }) {
  const check = useResetCode(code);
  if (check.isPending) {
    return (
      <AuthPage title={title} text="Checking your link..." other={other}>
        <NewPasswordSkeleton />
      </AuthPage>
    );
  }
  if (check.isSuccess) {
    const { email } = check.data;
    return (
      <AuthPage
        title={title}
        text={
          <>
            For your account <strong>{email}</strong>
          </>
        }
        other={other}
      >
        <NewPasswordForm code={code} email={email} />
      </AuthPage>
    );
  }
  const { appCode, message } = failureOf(check.error);
  if (appCode === "auth/invalid-action-code") return <InvalidLink />;
  return (
    <AuthPage title="Your link could not be checked" text={message} other={other}>
      <Button busy={check.isFetching} onClick={() => void check.refetch()}>
        Try again
      </Button>
    </AuthPage>
  );
}

/** Who is signed in asks for a link on the account page, because the public pages are closed to them. */
function InvalidLink() {
  const me = trpc.auth.me.useQuery();
  return (
    <AuthPage
      title="Invalid or expired reset link"
      text="A link works once, for one hour, and only the newest one."
      other={other}
    >
      <Link to={me.data?.user ? "/account" : "/reset-password"} className={buttonLook()}>
        Get a new link
      </Link>
    </AuthPage>
  );
}
