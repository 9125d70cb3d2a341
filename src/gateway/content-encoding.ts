/** Compresses the API's JSON, as Cloudflare and nginx do where they are in front. */
export function gzipResponse(request: Request, response: Response): Response {
  const isJson = /^application\/json\b/.test(response.headers.get("content-type") ?? "");
  if (!isJson || response.body === null || response.headers.has("content-encoding"))
    return response;
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  if (accepts("gzip", request.headers.get("accept-encoding"))) {
    // The runtime compresses the body because of this header.
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
  }
  return new Response(response.body, { status: response.status, headers });
}

export const accepts = (encoding: string, header: string | null): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))([;,]|$)`, "i").test(
    header ?? "",
  );
