import { PersonField } from "../../holders/person-field.tsx";
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
    <PersonField
      label={t("Person")}
      name="holderId"
      error={error}
      first={[["", t("Me")]]}
      people={holders}
      value={holderId}
      onChoose={onHolder}
    />
  );
}
