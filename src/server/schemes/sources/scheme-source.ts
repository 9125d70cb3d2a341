import type { Scheme, SchemeDetails } from "../../../shared/schemes/scheme.ts";
import type { RefusalKind } from "../../../shared/schemes/list-checks.ts";
import type { SchemeService } from "../../platform/setting-values.ts";

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

export type ListService = SchemeService | "amfi-sif";
export type SchemeListSource = ListService | "file" | "sample";

/** The schemes of mutual funds, and those of specialised investment funds (SIF), which AMFI lists apart. */
export type ListName = "main" | "sif";

export type SchemeSource = {
  name: ListService;
  list: ListName;
  fetch(known: Validators): Promise<FetchedList>;
  parse(text: string): ParsedList;
};

/** The message is logged and shown by `nav.status`. */
export class ListRejectedError extends Error {
  override readonly name = "ListRejectedError";
  readonly kind: RefusalKind;

  constructor(
    message: string,
    { kind = "broken", ...options }: ErrorOptions & { kind?: RefusalKind } = {},
  ) {
    super(message, options);
    this.kind = kind;
  }
}

/** The most that an isolate of 128 MB has room for while it imports them; both lists together. */
export const maxListedSchemes = 40_000;
/** AMFI has less than 200. A list that is damaged must leave room for the other one. */
export const maxListedSifs = 2_000;

/** @throws ListRejectedError */
export function checkNumberOfSchemes(rows: number, max = maxListedSchemes): void {
  if (rows <= max) return;
  throw new ListRejectedError(
    `the list has ${rows} schemes, more than the ${max} that can be imported`,
  );
}
