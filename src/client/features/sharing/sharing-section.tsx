import { Link } from "@tanstack/react-router";
import { Section } from "../../components/section.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { PermissionSwitch } from "./permission-switch.tsx";

export const SharingSection = () => (
  <Section title={t("Sharing")}>
    <PermissionSwitch />
    <div>
      <Link to="/account/sharing" className={buttonClass("quiet")}>
        {t("Share your funds")}
      </Link>
    </div>
  </Section>
);
