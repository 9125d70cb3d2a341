import { useMemo } from "react";
import { maxFirstNavs } from "../../../../shared/imports/schema.ts";
import { trpc } from "../../../api/trpc.ts";

/** When schemes began, as far as the server knows; what it does not know or answer is not checked. */
export function useFirstNavs(codes: readonly string[]) {
  const asked = [...codes].slice(0, maxFirstNavs);
  const { data, isLoading } = trpc.imports.firstNavs.useQuery(
    { codes: asked },
    // A further scheme leaves what is known as it is, so that the preview is not worked out again for nothing.
    {
      enabled: asked.length > 0,
      staleTime: Infinity,
      retry: false,
      placeholderData: (last) => last,
    },
  );
  const known = (data ?? []).map(({ amfiCode, date }) => `${amfiCode} ${date}`).join("\n");
  const firstNavs = useMemo(() => {
    const lines = known === "" ? [] : known.split("\n");
    return new Map(
      lines.map((line) => line.split(" ")).map(([code = "", date = ""]) => [code, date]),
    );
  }, [known]);
  return { firstNavs, isLoading };
}
