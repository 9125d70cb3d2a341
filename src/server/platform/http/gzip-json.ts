export async function gzipJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(gzip).arrayBuffer());
}
