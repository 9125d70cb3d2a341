import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { readStored, store } from "../../browser-storage.ts";

/** Whose funds are looked at: it travels with the navigation, never in the address. */
export type ChosenSender = { senderId: string; senderEmail: string };

declare module "@tanstack/react-router" {
  interface HistoryState {
    senderId?: string;
    senderEmail?: string;
  }
}

const idKey = "fundbook.senderId";
const emailKey = "fundbook.senderEmail";

/** The sender that a navigation brought, else the one that was looked at last; null where there is neither. */
export function useChosenSender(): ChosenSender | null {
  const { senderId, senderEmail } = useLocation({ select: ({ state }) => state });
  const isBrought = senderId !== undefined && senderEmail !== undefined;
  useEffect(() => {
    if (isBrought) rememberSender({ senderId, senderEmail });
  }, [isBrought, senderId, senderEmail]);
  return isBrought ? { senderId, senderEmail } : rememberedSender();
}

/** Encoded, so that it is not read in passing. It is no secret: the server decides who may see what. */
const encode = (text: string): string => btoa(encodeURIComponent(text));
const decode = (text: string): string => decodeURIComponent(atob(text));

function rememberSender({ senderId, senderEmail }: ChosenSender): void {
  store(idKey, encode(senderId));
  store(emailKey, encode(senderEmail));
}

export function rememberedSender(): ChosenSender | null {
  const [id, email] = [readStored(idKey), readStored(emailKey)];
  if (id === null || email === null) return null;
  try {
    return { senderId: decode(id), senderEmail: decode(email) };
  } catch {
    // Somebody has written something else there.
    return null;
  }
}

/** Belongs to every end of a session. */
export function forgetSender(): void {
  store(idKey, null);
  store(emailKey, null);
}
