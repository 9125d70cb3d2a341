import * as z from "zod/mini";
import { idField, textField, uuidField } from "../text-field.ts";

export const maxHoldersPerUser = 20;
export const maxHolderName = 60;

/** A minor's income is taxed with a parent; a Hindu undivided family (HUF) and others are taxed by themselves. */
export const holderKinds = ["individual", "minor", "huf", "other"] as const;
export type HolderKind = (typeof holderKinds)[number];

/** The account's owner is a holder without a row: a fund's `holderId` null, elsewhere this word. */
export const me = "me";

export const holderIdField = uuidField("The person's id must be a UUID");

/** One person's figures; left out, everyone's. */
export const holderFilterField = z.optional(
  z.union([z.literal(me), holderIdField], { error: 'A person is "me" or an id' }),
);
export type HolderFilter = z.output<typeof holderFilterField>;

const nameMissing = "Please enter a name";

const holderFields = {
  name: textField({
    label: "The name",
    max: maxHolderName,
    missing: nameMissing,
    blank: nameMissing,
  }),
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
  /** Who gets the person's funds: a person, or null for the account's owner. */
  moveTo: z.optional(z.nullable(holderIdField)),
});
export type DeleteHolderInput = z.output<typeof deleteHolderInput>;

/** A person or body, other than the account's owner, whose funds the account keeps. */
export type Holder = {
  id: string;
  name: string;
  kind: HolderKind;
  clubbedWith: string | null;
  fundCount: number;
  createdAt: string;
  updatedAt: string | null;
};
