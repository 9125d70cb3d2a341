import { answering } from "../answering.ts";
import { readTableFile } from "./read-table-file.ts";

answering(async ({ bytes, mapping }) => readTableFile(new Uint8Array(bytes), mapping));
