import type { NamedQueries, Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import type { SignedIn } from "./sessions/check-session.ts";
import type { SessionContext } from "./signed-in-context.ts";

export type ExportContext = SessionContext & Pick<SignedIn, "user" | "session">;

/** What a domain gives to the export of a user's data: its reads, and what the file has of them, by the file's names. */
export type ExportPart<Reads extends NamedQueries, View extends object> = {
  reads: (ctx: Pick<SessionContext, "db" | "clock">, owner: Owner) => Reads;
  /** What is long is read while it is sent. */
  view: (rows: Results<Reads>, ctx: ExportContext) => View | Promise<View>;
};

export type AnyExportPart = {
  reads: ExportPart<NamedQueries, object>["reads"];
  view: (rows: never, ctx: ExportContext) => object | Promise<object>;
};

/** Lets the compiler know the reads of a part in its view. */
export const exportPart = <Reads extends NamedQueries, View extends object>(
  part: ExportPart<Reads, View>,
): ExportPart<Reads, View> => part;
