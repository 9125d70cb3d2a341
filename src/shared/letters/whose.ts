import * as z from "zod/mini";
import { me, type HolderFilter } from "../holders/holder.ts";
import { holderIdField } from "../holders/schema.ts";
import { ofEveryone } from "./letter-kinds.ts";

/** Whom a letter or a calendar is about. */
export const whoseField = z.union([z.literal(ofEveryone), z.literal(me), holderIdField], {
  error: "Choose everyone, me or a person",
});

export const holderFilterOf = (whose: string): HolderFilter =>
  whose === ofEveryone ? undefined : whose;
