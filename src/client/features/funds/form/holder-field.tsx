import { Field } from "../../../components/ui/field.tsx";
import { HolderOptions } from "../../holders/holder-options.tsx";
import { t } from "../../../language/text.ts";
import { useHolders } from "../../holders/queries.ts";

type HolderFieldProps = {
  holderId: string;
  error: string | undefined;
  onHolder: (holderId: string) => void;
};

/** Nothing if the account has only its owner's funds. */
export function HolderField({ holderId, error, onHolder }: HolderFieldProps) {
  const { data: holders } = useHolders();
  if (holders === undefined || holders.length === 0) return null;
  return (
    <Field label={t("Person")} error={error}>
      {(control) => (
        <select
          {...control}
          name="holderId"
          value={holderId}
          onChange={({ target }) => onHolder(target.value)}
        >
          <option value="">{t("Me")}</option>
          <HolderOptions holders={holders} />
        </select>
      )}
    </Field>
  );
}
