import type { Scheme, SchemeDetails } from "../../../shared/schemes/scheme.ts";
import type { SchemeListSource } from "../../../shared/schemes/schema.ts";

/** A row of a list as its source printed it. */
export type PrintedScheme = Scheme &
  Pick<SchemeDetails, "fundHouse" | "category" | "isin" | "reinvestmentIsin"> & {
    /** What the source's columns for plan and option say; null where it has no such columns. */
    variantColumns: { plan: string; option: string } | null;
    /** Whether its source names schemes in words of its own, which are kept where the code tells nothing better. */
    hasOwnName: boolean;
  };

/** A list as a parser has read it. */
export type ParsedList = {
  schemes: PrintedScheme[];
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
