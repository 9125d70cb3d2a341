import { exportPart } from "../../auth/export-part.ts";
import { watchedOf } from "./queries.ts";
import { watchedView } from "./watched-view.ts";

export const watchListExport = exportPart({
  reads: ({ db }, owner) => ({ watched: watchedOf(db, owner) }),
  view: ({ watched }) => ({
    watchedSchemes: watched
      .map(watchedView)
      .map(({ code, name, since }) => ({ code, name, since })),
  }),
});
