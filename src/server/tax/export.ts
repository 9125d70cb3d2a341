import { exportPart } from "../auth/export-part.ts";
import { taxChoiceReads, taxChoicesView } from "./tax-choices.ts";

export const taxExport = exportPart({
  reads: taxChoiceReads,
  view: (rows) => ({ tax: taxChoicesView(rows) }),
});
