import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { assetKinds } from "../../../shared/schemes/asset-kind.ts";
import type { KindView, TargetsView } from "../../../shared/targets/schema.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Field } from "../../components/ui/field.tsx";
import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { useSetKind } from "./targets.ts";

/** Lets the user correct what each scheme invests in; open if one is not known. */
export function SchemeKinds({ view }: { view: TargetsView }) {
  const schemes = [
    ...new Map(view.kinds.map((each) => [each.amfiCode ?? each.fundId, each])).values(),
  ];
  if (view.by !== "kind" || schemes.length === 0) return null;
  return (
    <Disclosure
      label={t("What each scheme invests in")}
      isOpen={schemes.some(({ kind }) => kind === null)}
    >
      <p className={look.note}>
        {t("By AMFI's category. Correct what is not right: your answer is kept for the scheme.")}
      </p>
      <ul className={layout.stack3}>
        {schemes.map((scheme) => (
          <li key={scheme.fundId}>
            <KindChoice scheme={scheme} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function KindChoice({ scheme }: { scheme: KindView }) {
  const { mutate, isPending } = useSetKind();
  const { amfiCode, kind, isChosen } = scheme;
  const name = schemeTitle(scheme.schemeName);
  if (amfiCode === null) {
    return (
      <p>
        {name} <span className={look.note}>{categoryName(kind ?? "other")}</span>
      </p>
    );
  }
  return (
    <Field label={name} error={null} hint={isChosen ? t("Your answer") : t("By AMFI's category")}>
      {(control) => (
        <select
          {...control}
          disabled={isPending}
          value={kind ?? ""}
          onChange={({ target }) =>
            mutate({ amfiCode, kind: assetKinds.find((known) => known === target.value) ?? null })
          }
        >
          {kind === null && <option value="">{t("Not known")}</option>}
          {assetKinds.map((each) => (
            <option key={each} value={each}>
              {categoryName(each)}
            </option>
          ))}
          {isChosen && <option value="category">{t("By AMFI's category")}</option>}
        </select>
      )}
    </Field>
  );
}
