/** The texts that describe a SIP's past instalments; the number of these may be left blank. */
export type ScheduleDraft = typeof blankSchedule;
export const blankSchedule = { amount: "", day: "5", month: "", count: "", stepUp: "" };
