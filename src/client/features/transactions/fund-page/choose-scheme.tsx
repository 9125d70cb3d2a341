import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { t } from "../../../language/text.ts";
import { schemeListQuery } from "../../schemes/queries.ts";
import { SchemeField } from "../../schemes/scheme-field.tsx";
import { useChooseScheme } from "../mutations.ts";

/** Lets the user choose the listed scheme of a fund that has none; later statements are matched by it. */
export function ChooseScheme({ fund }: { fund: Fund }) {
  const { data: list, isPending } = useQuery(schemeListQuery);
  const [text, setText] = useState(fund.schemeName);
  const { mutate: choose, isPending: isSaving } = useChooseScheme();
  return (
    <section aria-label={t("Choose its scheme")} aria-busy={isSaving}>
      <SchemeField
        text={text}
        scheme={null}
        schemes={list?.schemes ?? []}
        isPending={isPending}
        error={undefined}
        onText={setText}
        onPick={({ code, name }) => {
          setText(name);
          choose({ id: fund.id, data: { schemeName: name, amfiCode: code } });
        }}
      />
    </section>
  );
}
