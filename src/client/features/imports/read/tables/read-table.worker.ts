import { handleRequest } from "../handle-request.ts";
import { readTableFile } from "./read-table-file.ts";

handleRequest(async ({ bytes, mapping }) => readTableFile(new Uint8Array(bytes), mapping));
