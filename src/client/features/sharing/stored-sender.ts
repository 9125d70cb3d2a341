import { readStored, userKey, writeStored } from "../../browser/storage.ts";

/** The sender whose funds are shown. It travels in the navigation's state, never in the address. */
export type SelectedSender = { senderId: string; senderEmail: string };

const idKey = userKey("senderId");
const emailKey = userKey("senderEmail");

/** Encoded against reading in passing only: the server decides who may see what. */
const encode = (text: string): string => btoa(encodeURIComponent(text));
const decode = (text: string): string => decodeURIComponent(atob(text));

export function storeSender({ senderId, senderEmail }: SelectedSender): void {
  writeStored(idKey, encode(senderId));
  writeStored(emailKey, encode(senderEmail));
}

export function storedSender(): SelectedSender | null {
  const [id, email] = [readStored(idKey), readStored(emailKey)];
  if (id === null || email === null) return null;
  try {
    return { senderId: decode(id), senderEmail: decode(email) };
  } catch {
    return null;
  }
}
