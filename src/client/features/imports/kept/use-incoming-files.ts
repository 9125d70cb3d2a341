import { useEffect, useEffectEvent, useState } from "react";
import { putAway, waitingFiles, type SharedFile } from "./shared-files.ts";

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
  const answer = ({ file }: SharedFile, isRead: boolean) => {
    setAsked((all) => all.filter((each) => each.file !== file));
    if (isRead) onFiles([file]);
    else void putAway([file]);
  };
  return { asked, answer };
}
