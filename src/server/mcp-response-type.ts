import { acceptsType } from "./platform/http/accepts-type.ts";

const json = "application/json";
const stream = "text/event-stream";

/**
 * Answers in a type that the client accepts: JSON, unless it names event streams. The SDK refuses clients that accept one
 * type alone, and chooses the type by the protocol's revision, so it is asked for both.
 */
export async function answerAsAccepted(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const accepted = request.headers.get("accept");
  const takesJson = acceptsType(accepted, json);
  if (!takesJson && !acceptsType(accepted, stream)) return notAcceptable();
  const headers = new Headers(request.headers);
  headers.set("accept", `${json}, ${stream}`);
  const { url, method, signal } = request;
  const response = await answer(new Request(url, { method, headers, signal }));
  if (response.body === null || !response.ok) return response;
  const [type = ""] = (response.headers.get("content-type") ?? "").split(";");
  const namesStream = accepted?.includes(stream) === true && acceptsType(accepted, stream);
  const isWanted = type === json ? takesJson : namesStream || !takesJson;
  return isWanted ? response : inOtherType(response, response.body, type);
}

function notAcceptable(): Response {
  const reason = `Not acceptable: a client accepts ${json} or ${stream}`;
  return Response.json(
    { jsonrpc: "2.0", error: { code: -32_000, message: reason }, id: null },
    { status: 406 },
  );
}

/** As an event stream in place of JSON, or the other way: an answer is one message. */
async function inOtherType(
  { status, headers: sent }: Response,
  body: ReadableStream<Uint8Array>,
  type: string,
): Promise<Response> {
  const headers = new Headers(sent);
  headers.set("content-type", type === json ? stream : json);
  const message = type === json ? await textOf(body) : await firstMessage(body);
  return new Response(type === json ? eventOf(message) : message, { status, headers });
}

const textOf = (body: ReadableStream<Uint8Array>): Promise<string> => new Response(body).text();

const eventOf = (message: string): string => `event: message\ndata: ${message}\n\n`;

/** The first message of an event stream, without waiting for the stream's end. */
async function firstMessage(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of body) {
    text += decoder.decode(piece, { stream: true });
    const message = messageIn(text);
    if (message !== null) return message;
  }
  return "";
}

/** The data of the first whole event that has some. */
function messageIn(text: string): string | null {
  const events = text.replaceAll("\r\n", "\n").split("\n\n").slice(0, -1);
  for (const event of events) {
    const data = event.split("\n").flatMap((line) => /^data: ?(.+)/.exec(line)?.[1] ?? []);
    if (data.length > 0) return data.join("\n");
  }
  return null;
}
