import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./provider-buttons.module.css";
import { useStartDemo } from "./mutations.ts";

const DemoFailure = lazy(async () => ({
  default: (await import("./demo-failure.tsx")).DemoFailure,
}));

/** @param isFirst whether it stands above the form, where nobody has been signed in yet */
export function DemoButton({ isFirst = false }: { isFirst?: boolean }) {
  const { demoEnabled } = useRouteContext({ from: "/_public" });
  const { mutate, isPending, failure } = useStartDemo();
  if (!demoEnabled) return null;
  return (
    <div className={`${layout.stack4} ${isFirst ? styles.first : styles.entry}`}>
      <Button variant={isFirst ? "primary" : "quiet"} busy={isPending} onClick={() => mutate()}>
        {t("Try it with sample data")}
      </Button>
      {failure !== null && (
        <Suspense>
          <DemoFailure
            failure={failure}
            isPending={isPending}
            tryAgain={(onSettled) => mutate(undefined, { onSettled })}
          />
        </Suspense>
      )}
    </div>
  );
}
