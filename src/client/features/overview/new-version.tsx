import { lazy, Suspense, useEffect } from "react";
import { isOlderVersion } from "../../../shared/version-order.ts";
import { version } from "../../../shared/version.ts";
import { useStored } from "../../browser/use-stored.ts";
import { WhenInView } from "../../components/in-view.tsx";
import styles from "./overview-page.module.css";

const NewVersionLine = lazy(async () => ({
  default: (await import("./new-version-line.tsx")).NewVersionLine,
}));

/** Says once on each device that Fundbook was upgraded, in a place that is kept from the start. */
export function NewVersion() {
  const [seen, setSeen] = useStored("fundbook.seen-version");
  useEffect(() => {
    if (seen === null) setSeen(version);
  }, [seen, setSeen]);
  return (
    seen !== null &&
    isOlderVersion(seen, version) && (
      <div className={styles.newVersion}>
        <WhenInView fallback={null}>
          <Suspense>
            <NewVersionLine onDismiss={() => setSeen(version)} />
          </Suspense>
        </WhenInView>
      </div>
    )
  );
}
