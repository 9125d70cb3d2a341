import { answerRequest } from "../answer-request.ts";
import { readTableFile } from "./read-table-file.ts";

answerRequest(async ({ bytes, mapping }) => readTableFile(new Uint8Array(bytes), mapping));
