import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { readStored, userKey, writeStored } from "../../browser/storage.ts";

/** Whose funds are shown. It travels in the navigation's state, never in the address. */
export type SelectedSender = { senderId: string; senderEmail: string };

declare module "@tanstack/react-router" {
  interface HistoryState {
    senderId?: string;
    senderEmail?: string;
  }
}

const idKey = userKey("senderId");
const emailKey = userKey("senderEmail");

/** The sender of this navigation, else the last one. */
export function useSelectedSender(): SelectedSender | null {
  const { senderId, senderEmail } = useLocation({ select: ({ state }) => state });
  const isInState = senderId !== undefined && senderEmail !== undefined;
  useEffect(() => {
    if (!isInState) return;
    writeStored(idKey, encode(senderId));
    writeStored(emailKey, encode(senderEmail));
  }, [isInState, senderId, senderEmail]);
  return isInState ? { senderId, senderEmail } : storedSender();
}

/** Encoded against reading in passing only: the server decides who may see what. */
const encode = (text: string): string => btoa(encodeURIComponent(text));
const decode = (text: string): string => decodeURIComponent(atob(text));

export function storedSender(): SelectedSender | null {
  const [id, email] = [readStored(idKey), readStored(emailKey)];
  if (id === null || email === null) return null;
  try {
    return { senderId: decode(id), senderEmail: decode(email) };
  } catch {
    return null;
  }
}
