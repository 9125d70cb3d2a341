import { useEffect, useEffectEvent, useState } from "react";
import { allowReading, putAway, waitingFiles, type SharedFile } from "./shared-files.ts";

/**
 * Files that come from outside the page: shared by another app, or opened with the installed one.
 * @returns those that are read only after a press, which `answer` says
 */
export function useIncomingFiles(userId: string, onFiles: (files: readonly File[]) => void) {
  const [asked, setAsked] = useState<readonly SharedFile[]>([]);
  const receive = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    let isShown = true;
    const receiveShared = async () => {
      const waiting = await waitingFiles(userId);
      if (!isShown) return;
      setAsked(waiting.filter(({ isAsked }) => isAsked));
      receive(waiting.filter(({ isAsked }) => !isAsked).map(({ file }) => file));
    };
    void receiveShared();
    window.launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((file) => file.getFile())).then((opened) => receive(opened));
    });
    return () => {
      isShown = false;
    };
  }, [userId]);
  const answer = (shared: SharedFile, isRead: boolean) => {
    const { file } = shared;
    setAsked((all) => all.filter((each) => each.file !== file));
    // Kept before it is read, which puts the file away.
    if (isRead) void allowReading(shared, userId).finally(() => onFiles([file]));
    else void putAway([file]);
  };
  return { asked, answer };
}
