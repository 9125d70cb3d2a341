import { queryOptions } from "@tanstack/react-query";
import type { SchemeColumns } from "../../../shared/schemes/schema.ts";
import { trpc } from "../../api/trpc.ts";

export const useNavStatus = () => trpc.nav.status.useQuery();

/** The list of all schemes. The browser's HTTP cache keeps it and revalidates it. */
export const schemeListQuery = queryOptions({
  queryKey: ["schemes"],
  queryFn: async ({ signal }) => {
    const [columns, { readSchemeList }] = await Promise.all([
      fetchColumns({ signal }),
      import("./scheme-list.ts"),
    ]);
    // The cached list may have the format of an earlier release.
    const isCurrentFormat = "plans" in columns;
    return readSchemeList(
      isCurrentFormat ? columns : await fetchColumns({ signal, cache: "reload" }),
      signal,
    );
  },
  staleTime: 600_000,
  // Offline, the service worker gives the last list that it kept, however old.
  refetchOnReconnect: "always",
  gcTime: Infinity,
  // Comparing 14,000 schemes with the old ones costs more than it saves.
  structuralSharing: false,
});

async function fetchColumns(options: RequestInit): Promise<SchemeColumns> {
  const response = await fetch("/api/schemes", options);
  if (!response.ok) throw new Error(`The scheme list answered with status ${response.status}`);
  return response.json();
}
