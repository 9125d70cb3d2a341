import { handleRequest } from "../handle-request.ts";
import { readTableFile } from "./read-table-file.ts";

handleRequest(async ({ bytes, mapping, dates }) =>
  readTableFile(new Uint8Array(bytes), mapping, dates),
);
