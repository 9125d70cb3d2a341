import { exportPart } from "../auth/export-part.ts";
import { lettersOf, letterSettingsOf, stoppedLettersOf } from "./queries.ts";

/** Ten years of four letters. */
const mostExported = 5_000;

export const lettersExport = exportPart({
  reads: ({ db }, owner) => ({
    settings: letterSettingsOf(db, owner),
    stopped: stoppedLettersOf(db, owner),
    letters: lettersOf(db, owner, mostExported),
  }),
  view: ({ settings, stopped, letters }) => ({ letters: { settings, stopped, sent: letters } }),
});
