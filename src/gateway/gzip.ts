/** The API's JSON compressed, as Cloudflare and nginx do it where they are in front. */
export function gzipAnswer(request: Request, answer: Response): Response {
  const isJson = /^application\/json\b/.test(answer.headers.get("content-type") ?? "");
  if (!isJson || answer.body === null || answer.headers.has("content-encoding")) return answer;
  const headers = new Headers(answer.headers);
  headers.append("vary", "accept-encoding");
  if (acceptsGzip(request.headers.get("accept-encoding"))) {
    // With this header the runtime compresses the body itself.
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
  }
  return new Response(answer.body, { status: answer.status, headers });
}

export const acceptsGzip = (header: string | null): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header ?? "");
