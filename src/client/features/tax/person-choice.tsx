import { me, type Holder } from "../../../shared/holders/holder.ts";
import { Field } from "../../components/ui/field.tsx";
import { HolderOptions } from "../holders/holder-options.tsx";
import { t } from "../../language/text.ts";

type PersonChoiceProps = {
  holder: string | undefined;
  holders: readonly Holder[];
  onPerson: (holder: string) => void;
};

/** Nothing if nobody else's income is taxed separately. */
export function PersonChoice({ holder, holders, onPerson }: PersonChoiceProps) {
  const taxpayers = holders.filter(({ clubbedWith }) => clubbedWith === null);
  if (taxpayers.length === 0) return null;
  return (
    <Field label={t("Person")} error={null}>
      {(control) => (
        <select {...control} value={holder ?? me} onChange={({ target }) => onPerson(target.value)}>
          <option value={me}>{t("Me")}</option>
          <HolderOptions holders={taxpayers} />
        </select>
      )}
    </Field>
  );
}
