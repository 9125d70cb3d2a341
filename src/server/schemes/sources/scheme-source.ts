import type { Scheme, SchemeDetails } from "../../../shared/schemes/scheme.ts";
import type { SchemeListSource } from "../../../shared/schemes/schema.ts";

export type ParsedScheme = Scheme &
  Pick<SchemeDetails, "fundHouse" | "category" | "isin" | "reinvestmentIsin"> & {
    variantColumns: { plan: string; option: string } | null;
    hasOwnName: boolean;
  };

export type ParsedList = {
  schemes: ParsedScheme[];
  unreadable: number;
};

export type Validators = { etag: string | null; lastModified: string | null };

export type FetchedList = "unchanged" | (Validators & { body: Uint8Array<ArrayBuffer> });

export type SchemeSource = {
  name: SchemeListSource;
  fetch(known: Validators): Promise<FetchedList>;
  parse(text: string): ParsedList;
};

/** The message is logged and shown by `nav.status`. */
export class ListRejectedError extends Error {
  override readonly name = "ListRejectedError";
}
