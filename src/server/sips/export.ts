import { exportPart } from "../auth/export-part.ts";
import { readSips, sipsOf } from "./queries/sips.ts";
import { sipView } from "./sip-view.ts";

export const sipsExport = exportPart({
  reads: ({ db }, owner) => ({ sips: sipsOf(db, owner) }),
  view: ({ sips }) => ({ sips: readSips(sips).map(sipView) }),
});
