import { me, type Holder } from "../../../shared/holders/holder.ts";
import { PersonField } from "../holders/person-field.tsx";
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
    <PersonField
      label={t("Person")}
      error={null}
      first={[[me, t("Me")]]}
      people={taxpayers}
      value={holder ?? me}
      onChoose={onPerson}
    />
  );
}
