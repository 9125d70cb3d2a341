import { GlobalWorkerOptions } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readCas } from "../../../../../shared/imports/read/cas/read-cas.ts";
import { withoutFutureRows } from "../../../../../shared/imports/read/future-rows.ts";
import { handleRequest } from "../handle-request.ts";
import { pdfPages } from "./pdf-pages.ts";

// A nested worker: terminating this one terminates pdf.js's own as well.
const pdfWorker = new Worker(
  new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url),
  { type: "module" },
);
GlobalWorkerOptions.workerPort = pdfWorker;

handleRequest(async ({ bytes, password, dates }, onProgress) => {
  const pages = await pdfPages(new Uint8Array(bytes), {
    password,
    onPage: (done, of) => onProgress({ done, of }),
    messages: pdfWorker,
  });
  return withoutFutureRows(readCas(pages), dates?.latest ?? "9999");
});
