import type { User } from "../../../../shared/auth/schema.ts";
import { Section } from "../../../components/section.tsx";
import { t } from "../../../language/text.ts";
import { EditModeSwitch } from "./edit-mode-switch.tsx";

export const EditModeSection = ({ user }: { user: User }) => (
  <Section title={t("Edit mode")}>
    <EditModeSwitch userId={user.id} />
  </Section>
);
