import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { FoldedSection } from "../../components/folded-section.tsx";

export const NotesSection = ({ notes }: { notes: readonly string[] }) => (
  <FoldedSection title={t("About these figures")}>
    <ul className={`${look.note} ${layout.stack1}`} aria-label={t("About these figures")}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </FoldedSection>
);
