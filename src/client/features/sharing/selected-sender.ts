import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { storedSender, storeSender, type SelectedSender } from "./stored-sender.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    senderId?: string;
    senderEmail?: string;
  }
}

export function useSelectedSender(): SelectedSender | null {
  const { senderId, senderEmail } = useLocation({ select: ({ state }) => state });
  const isInState = senderId !== undefined && senderEmail !== undefined;
  useEffect(() => {
    if (isInState) storeSender({ senderId, senderEmail });
  }, [isInState, senderId, senderEmail]);
  return isInState ? { senderId, senderEmail } : storedSender();
}
