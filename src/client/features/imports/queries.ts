import { trpc } from "../../api/trpc.ts";

export const useImports = () => trpc.imports.list.useQuery();
export const useRecordedLedgers = () => trpc.imports.ledgers.useQuery();
