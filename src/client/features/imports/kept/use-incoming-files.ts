import { useEffect, useEffectEvent } from "react";
import { takeSharedFiles } from "./shared-files.ts";

/** Files that come from outside the page: shared by another app, or opened with the installed one. */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void): void {
  const receive = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    void takeSharedFiles().then((files) => receive(files));
    window.launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((file) => file.getFile())).then((opened) => receive(opened));
    });
  }, []);
}
