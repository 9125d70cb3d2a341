import { useRouteContext } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import styles from "./demo-button.module.css";
import { useStartDemo } from "./mutations.ts";

export function DemoButton() {
  const { demoEnabled } = useRouteContext({ from: "/_public" });
  const { mutate, isPending } = useStartDemo();
  if (!demoEnabled) return null;
  return (
    <Button variant="quiet" className={styles.demo} busy={isPending} onClick={() => mutate()}>
      {isPending ? t("Preparing sample data...") : t("Try it with sample data")}
    </Button>
  );
}
