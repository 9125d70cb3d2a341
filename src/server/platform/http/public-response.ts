import type { Context, Next } from "hono";
import { getCookie } from "hono/cookie";
import { networkOf } from "../limits/network.ts";
import { maxSending, OpenResponses } from "../limits/open-responses.ts";
import { cookieName } from "./cookies.ts";
import type { HonoEnv } from "./hono-env.ts";
import { clientAddress } from "./request-context.ts";

/** Many people can share a network; each reads such a response in a moment. */
const largeResponses = new OpenResponses(8);
const anonymousResponses = new OpenResponses(32);
/** Anybody can send a cookie, and only a query tells whether it is valid. */
const responsesWithCookie = new OpenResponses(256);

const bytesPerChunk = 65_536;
const readers: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Limits concurrent reads per network: few without a session cookie, more with one. Writes have limits of their own.
 */
export async function limitAnonymous(c: Context<HonoEnv>, next: Next): Promise<void> {
  const { settings } = c.var.services;
  const hasCookie = getCookie(c, cookieName(settings, "fundbook")) !== undefined;
  if (!readers.has(c.req.method)) return next();
  const close = openIn(hasCookie ? responsesWithCookie : anonymousResponses, c);
  try {
    await next();
  } finally {
    close();
  }
}

/**
 * Sends a large public response. A network gets few of them at a time, each counted until it is sent.
 * @param make builds the response; `send` streams bytes at the reader's pace
 */
export async function respondPublicly(
  c: Context<HonoEnv>,
  make: (send: (bytes: Uint8Array<ArrayBuffer>) => BodyInit) => Promise<Response>,
): Promise<Response> {
  const close = openIn(largeResponses, c);
  let isSent = true;
  try {
    return await make((bytes) => {
      if (c.req.method === "HEAD" || bytes.length <= bytesPerChunk) return bytes;
      isSent = false;
      return chunksOf(bytes, close);
    });
  } finally {
    if (isSent) close();
  }
}

function openIn(responses: OpenResponses, c: Context<HonoEnv>): () => void {
  const network = networkOf(clientAddress(c)) ?? "";
  return c.var.services.settings.rateLimitsEnabled ? responses.open(network) : () => {};
}

/** One buffer for all readers: a chunk is sent when it is asked for, and nothing once the reader has gone or stands still. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>, onEnd: () => void): ReadableStream {
  let sent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    onEnd();
  };
  const waitForReader = (controller: ReadableStreamDefaultController): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.error(new Error("The response was not read"));
      end();
    }, maxSending);
  };
  return new ReadableStream(
    {
      start: waitForReader,
      pull(controller) {
        waitForReader(controller);
        controller.enqueue(bytes.subarray(sent, sent + bytesPerChunk));
        sent += bytesPerChunk;
        if (sent < bytes.length) return;
        controller.close();
        end();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
