import { GlobalWorkerOptions } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readCas } from "../../../../../shared/imports/read/cas/read-cas.ts";
import { withoutFutureRows } from "../../../../../shared/imports/read/future-rows.ts";
import { handleRequest } from "../handle-request.ts";
import { isLoadFailure } from "../reader-unreachable.ts";
import type { ReadResponse } from "../worker-messages.ts";
import { pdfPages } from "./pdf-pages.ts";

// A nested worker: terminating this one terminates pdf.js's own as well.
const pdfWorker = new Worker(
  new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url),
  { type: "module" },
);
GlobalWorkerOptions.workerPort = pdfWorker;
pdfWorker.addEventListener("error", (event) => {
  const kind = isLoadFailure(event) ? "unreachable" : "failed";
  postMessage({ kind } satisfies ReadResponse);
});

handleRequest(async ({ bytes, password, dates }, onProgress) => {
  const pages = await pdfPages(new Uint8Array(bytes), {
    password,
    onPage: (done, of) => onProgress({ done, of }),
    messages: pdfWorker,
  });
  return withoutFutureRows(readCas(pages), dates?.latest ?? "9999");
});
