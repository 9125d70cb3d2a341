import { lazy, Suspense, useState } from "react";
import { isOlderVersion } from "../../../shared/version-order.ts";
import { version } from "../../../shared/version.ts";
import { seenVersionKey } from "../../browser/seen-version.ts";
import { readStored, writeStored } from "../../browser/storage.ts";
import { WhenInView } from "../../components/in-view.tsx";
import styles from "./overview-page.module.css";

const NewVersionLine = lazy(async () => ({
  default: (await import("./new-version-line.tsx")).NewVersionLine,
}));

/** Says once on each device that Fundbook was upgraded, in a place that is kept from the start. */
export function NewVersion() {
  const [seen, setSeen] = useState(seenVersion);
  const markSeen = () => {
    writeStored(seenVersionKey, version);
    setSeen(version);
  };
  return (
    isOlderVersion(seen, version) && (
      <div className={styles.newVersion}>
        <WhenInView fallback={null}>
          <Suspense>
            <NewVersionLine onDismiss={markSeen} />
          </Suspense>
        </WhenInView>
      </div>
    )
  );
}

/** A first visit has seen the current version. */
function seenVersion(): string {
  const seen = readStored(seenVersionKey);
  if (seen === null) writeStored(seenVersionKey, version);
  return seen ?? version;
}
