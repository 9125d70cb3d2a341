import type { Scheme } from "../../shared/nav/scheme.ts";
import type { SchemeListSource } from "../../shared/nav/schema.ts";

/** A list as a parser has read it. */
export type ParsedList = {
  schemes: Scheme[];
  /** Rows that could not be read and were left out. */
  unreadable: number;
};

/** What a source said the last time, so that it can say "unchanged" this time. */
export type Validators = { etag: string | null; lastModified: string | null };

export type FetchedList = "unchanged" | (Validators & { body: Uint8Array<ArrayBuffer> });

/** Where scheme lists come from. */
export type SchemeSource = {
  name: SchemeListSource;
  /** @throws ListRefused */
  fetch(known: Validators): Promise<FetchedList>;
  /** @throws ListRefused where the text is no list */
  parse(text: string): ParsedList;
};

/** Why an answer is not taken for a scheme list; the message is for the log and for `nav.status`. */
export class ListRefused extends Error {
  override readonly name = "ListRefused";
}
