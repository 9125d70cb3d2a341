/** The API's JSON compressed, as Cloudflare and nginx do it where they are in front. */
export function gzipResponse(request: Request, response: Response): Response {
  const isJson = /^application\/json\b/.test(response.headers.get("content-type") ?? "");
  if (!isJson || response.body === null || response.headers.has("content-encoding"))
    return response;
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  if (accepts("gzip", request.headers.get("accept-encoding"))) {
    // With this header the runtime compresses the body itself.
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
  }
  return new Response(response.body, { status: response.status, headers });
}

export const accepts = (encoding: string, header: string | null): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))([;,]|$)`, "i").test(
    header ?? "",
  );
