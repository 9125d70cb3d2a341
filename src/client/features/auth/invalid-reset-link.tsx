import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "./session/queries.ts";
import { AuthPage, backToLogin } from "./auth-page.tsx";

/** Signed-in users get a new link on the account page; the public pages redirect them. */
export function InvalidResetLink() {
  const me = useMe();
  return (
    <AuthPage
      title={t("Invalid or expired reset link")}
      text={t("A link works once and for one hour. Only the newest one is valid.")}
      other={backToLogin()}
    >
      <Link to={me.data?.user ? "/account/security" : "/reset-password"} className={buttonClass()}>
        {t("Get a new link")}
      </Link>
    </AuthPage>
  );
}
