import { useRouteContext } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./provider-buttons.module.css";
import { useStartDemo } from "./mutations.ts";

export function DemoButton() {
  const { demoEnabled } = useRouteContext({ from: "/_public" });
  const { mutate, isPending } = useStartDemo();
  if (!demoEnabled) return null;
  return (
    <div className={`${layout.stack4} ${styles.entry}`}>
      <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
        {t("Try it with sample data")}
      </Button>
    </div>
  );
}
