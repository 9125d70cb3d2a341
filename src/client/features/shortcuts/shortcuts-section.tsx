import { useState } from "react";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useMediaQuery } from "../../components/ui/use-media-query.ts";
import { t } from "../../language/text.ts";
import { OpenShortcuts } from "./open-shortcuts.tsx";

export function ShortcutsSection() {
  const hasPointer = useMediaQuery("(any-hover: hover)");
  const [isListed, setIsListed] = useState(false);
  if (!hasPointer) return null;
  return (
    <Section title={t("Keyboard")} text={t("Search and move around with the keyboard.")}>
      <div>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsListed(true)}>
          {t("Keyboard shortcuts")}
        </Button>
      </div>
      {isListed && <OpenShortcuts onClose={() => setIsListed(false)} />}
    </Section>
  );
}
