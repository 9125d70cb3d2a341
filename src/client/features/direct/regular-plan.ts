import type { Fund } from "../../../shared/funds/schema.ts";

/** Whether a fund can have a direct twin; the names of AMFI's list end with the plan. */
export const isInRegularPlan = ({ schemeName }: Pick<Fund, "schemeName">): boolean =>
  / - regular plan\b/i.test(schemeName);
