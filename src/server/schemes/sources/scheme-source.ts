import type { Scheme, SchemeDetails } from "../../../shared/schemes/scheme.ts";
import type { RefusalKind } from "../../../shared/schemes/list-checks.ts";
import type { SchemeService } from "../../platform/env.ts";

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

export type SchemeListSource = SchemeService | "file" | "sample";

export type SchemeSource = {
  name: SchemeService;
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

/** As many as an isolate of 128 MB has room for while it imports them. */
export const maxListedSchemes = 40_000;

/** @throws ListRejectedError */
export function checkNumberOfSchemes(rows: number): void {
  if (rows <= maxListedSchemes) return;
  throw new ListRejectedError(
    `the list has ${rows} schemes, more than the ${maxListedSchemes} that can be imported`,
  );
}
