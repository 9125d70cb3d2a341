import { CallWindows } from "../../platform/limits/call-windows.ts";

const hour = 60 * 60_000;

/** Clients that a network registers. */
export const registrations = new CallWindows({ max: 20, span: hour });
/** Calls of a network for tokens: assistants in the cloud share a few. */
export const tokenCalls = new CallWindows({ max: 600, span: hour / 4 });
