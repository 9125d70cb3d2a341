import { Hono } from "hono";
import type { HonoEnv } from "../../platform/http/hono-env.ts";
import { requestContext } from "../../platform/http/request-context.ts";
import { matchesTag } from "../../platform/http/matches-tag.ts";
import { readCalendar } from "./read-calendar.ts";

/** Where calendar programs read the days ahead, without a session. */
export const calendarFiles = new Hono<HonoEnv>().get("/:file", async (c) => {
  const known = c.req.header("if-none-match");
  const { etag, file } = await readCalendar(
    requestContext(c, () => {}),
    {
      token: c.req.param("file").replace(/\.ics$/, ""),
      isKnown: (tag) => known !== undefined && matchesTag(known, tag),
    },
  );
  const headers = { "cache-control": "private, no-cache", etag };
  if (file === null) return new Response(null, { status: 304, headers });
  return c.body(file, 200, {
    ...headers,
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="fundbook.ics"',
    "x-robots-tag": "noindex",
  });
});
