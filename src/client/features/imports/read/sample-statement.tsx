import { Download } from "lucide-react";
import type { User } from "../../../../shared/auth/schema.ts";
import { buttonClass } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";

/** Nobody else has an address of this domain, which RFC 2606 reserves. */
const isDemo = ({ demoUntil, email }: User): boolean =>
  demoUntil !== null || email.endsWith(".example");

/** For demo accounts: a statement to try an import with. */
export function SampleStatement({ user }: { user: User }) {
  if (!isDemo(user)) return null;
  return (
    <p>
      <a href="/sample-statement.pdf" download className={buttonClass("quiet")}>
        <Download size={18} aria-hidden />
        {t("Sample statement of the family (PDF)")}
      </a>
    </p>
  );
}
