import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import { AuthPage } from "./auth-page.tsx";
import { CodeForm } from "./code-form.tsx";
import { LostFactor } from "./lost-factor.tsx";
import { useCompleteSignIn } from "./mutations.ts";
import entryStyles from "./provider-buttons.module.css";

export function CodePage({ onBack }: { onBack: () => void }) {
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPage
      title={t("Enter your code")}
      text={t("Your password was right. Your account also asks for a code.")}
      other={null}
    >
      <CodeForm onSignedIn={completeSignIn} />
      <div className={`${layout.stack4} ${entryStyles.entry}`}>
        <Button variant="quiet" onClick={onBack}>
          {t("Back to Login")}
        </Button>
        <LostFactor />
      </div>
    </AuthPage>
  );
}
