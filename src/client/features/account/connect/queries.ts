import { trpc } from "../../../api/trpc.ts";

/** Asked once: each call can make the server fetch the assistant's own document. */
export const useAssistantRequest = (request: string) =>
  trpc.assistants.ask.useQuery(
    { request },
    { staleTime: Infinity, gcTime: 0, retry: false, refetchOnReconnect: false },
  );
