import * as z from "zod/mini";
import { holderKinds, me } from "./holder.ts";
import { isReservedName } from "./name-key.ts";
import { idField, textField, uuidField } from "../text-field.ts";

export const maxHoldersPerUser = 20;
export const maxHolderName = 60;

export const holderIdField = uuidField("The person's id must be a UUID");

/** One person's figures; left out, everyone's. */
export const holderFilterField = z.optional(
  z.union([z.literal(me), holderIdField], { error: 'A person is "me" or an id' }),
);

const nameMissing = "Please enter a name";

const holderFields = {
  name: textField({
    label: "The name",
    max: maxHolderName,
    missing: nameMissing,
    blank: nameMissing,
  }).check(
    z.refine((name) => !isReservedName(name), {
      error: "Fundbook calls you or everyone by this word. Please enter another name.",
    }),
  ),
  kind: z.enum(holderKinds, { error: "Unknown kind of holder" }),
  /** With whom a minor's income is taxed; null for others, and where it is not known. */
  clubbedWith: z.optional(
    z.nullable(z.union([z.literal(me), holderIdField], { error: 'A person is "me" or an id' })),
  ),
};

export const addHolderInput = z.strictObject({ id: holderIdField, ...holderFields });
export type AddHolderInput = z.output<typeof addHolderInput>;

const idOfHolder = idField("The person's id", "No person id provided");

export const updateHolderInput = z.strictObject({
  id: idOfHolder,
  data: z.partial(z.strictObject(holderFields)),
});
export type UpdateHolderInput = z.output<typeof updateHolderInput>;

export const deleteHolderInput = z.strictObject({
  id: idOfHolder,
  /** The person who gets the deleted person's funds; null for the account's owner. */
  moveTo: z.optional(z.nullable(holderIdField)),
});
export type DeleteHolderInput = z.output<typeof deleteHolderInput>;
