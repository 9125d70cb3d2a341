import * as z from "zod/mini";
import type { StopReason } from "../../../shared/letters/schema.ts";

const tagName = "letter";

/** The parts of a message that say what became of a letter; what else it has is left alone. */
const message = z.object({
  type: z.string(),
  data: z.object({
    // Letters have one reader each.
    to: z.array(z.string()).check(z.maxLength(10)),
    tags: z.optional(
      z.union([
        z.record(z.string(), z.string()),
        z.array(z.object({ name: z.string(), value: z.string() })),
      ]),
    ),
    bounce: z.optional(z.object({ type: z.string() })),
  }),
});

type Stop = { letterId: string; to: readonly string[]; reason: StopReason };

/**
 * What ends letters: a mailbox that is not there, a reader who calls one spam, or an address that the service no longer
 * writes to.
 * @returns null for all else, such as a full mailbox or another mail
 */
export function stopIn(body: string): Stop | null {
  const parsed = message.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { type, data } = parsed.data;
  const letterId = letterIn(data.tags);
  const reason = reasonOf(type, data.bounce?.type);
  return letterId === undefined || reason === null ? null : { letterId, to: data.to, reason };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

type Tags = z.output<typeof message>["data"]["tags"];

const letterIn = (tags: Tags): string | undefined =>
  Array.isArray(tags) ? tags.find(({ name }) => name === tagName)?.value : tags?.[tagName];

function reasonOf(type: string, bounce: string | undefined): StopReason | null {
  if (type === "email.complained") return "complaint";
  if (type === "email.suppressed") return "suppressed";
  return type === "email.bounced" && bounce === "Permanent" ? "bounce" : null;
}
