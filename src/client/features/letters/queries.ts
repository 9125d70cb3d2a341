import { useRouteContext } from "@tanstack/react-router";
import type { PreviewLetterInput } from "../../../shared/letters/schema.ts";
import { trpc } from "../../api/trpc.ts";
import { t } from "../../language/text.ts";

export const useLetterSettings = () => trpc.letters.settings.useQuery();

export const useLetterPreview = (input: PreviewLetterInput) => trpc.letters.preview.useQuery(input);

export function useSaveLetter() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.letters.save.useMutation({
    scope: { id: "letters" },
    meta: { describeFailure: () => t("The letter could not be changed.") },
    onSuccess: async (settings) => {
      // A fetch in flight has the old settings.
      await api.letters.settings.cancel();
      api.letters.settings.setData(undefined, settings);
      void api.portfolio.home.invalidate();
    },
  });
}
