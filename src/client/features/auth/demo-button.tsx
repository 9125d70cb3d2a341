import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./provider-buttons.module.css";
import { useStartDemo } from "./mutations.ts";

const WaitForSchemes = lazy(async () => ({
  default: (await import("./wait-for-schemes.tsx")).WaitForSchemes,
}));

export function DemoButton() {
  const { demoEnabled } = useRouteContext({ from: "/_public" });
  const [wait, setWait] = useState<"none" | "waiting" | "over">("none");
  const { mutate, isPending } = useStartDemo(
    wait === "over" ? undefined : () => setWait("waiting"),
  );
  if (!demoEnabled) return null;
  const isWaiting = wait === "waiting";
  return (
    <div className={`${layout.stack4} ${styles.entry}`}>
      <Button variant="quiet" busy={isPending || isWaiting} onClick={() => mutate()}>
        {t("Try it with sample data")}
      </Button>
      {isWaiting && (
        <Suspense>
          <WaitForSchemes
            onEnd={() => {
              setWait("over");
              mutate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
