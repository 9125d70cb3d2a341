import { useState } from "react";
import type { Holder } from "../../../shared/holders/holder.ts";
import { ConfirmDialog } from "../../components/ui/dialog/confirm-dialog.tsx";
import { counted } from "../../language/counted.ts";
import { PersonField } from "./person-field.tsx";
import { t } from "../../language/text.ts";
import { useDeleteHolder } from "./mutations.ts";
import { useSharesLimitedTo } from "./queries.ts";

type DeleteHolderDialogProps = {
  holder: Holder;
  holders: readonly Holder[];
  onClose: () => void;
};

export function DeleteHolderDialog({ holder, holders, onClose }: DeleteHolderDialogProps) {
  const { id, name, fundCount } = holder;
  const [moveTo, setMoveTo] = useState("");
  const { data: limited = [] } = useSharesLimitedTo(id);
  const { mutate: deleteHolder } = useDeleteHolder();
  return (
    <ConfirmDialog
      title={t("Delete {name}?", { name })}
      confirmLabel={fundCount > 0 ? t("Move and delete") : t("Delete")}
      isDestructive
      onClose={onClose}
      onConfirm={() =>
        deleteHolder({ id, name, ...(fundCount > 0 && { moveTo: moveTo === "" ? null : moveTo }) })
      }
    >
      {fundCount === 0 ? (
        <p>{t("No fund is recorded for this person.")}</p>
      ) : (
        <>
          <p>
            {counted(fundCount, {
              one: "{count} fund is kept, with its transactions, for the person you choose.",
              other: "{count} funds are kept, with their transactions, for the person you choose.",
            })}
          </p>
          <PersonField
            label={t("Who gets the funds")}
            error={null}
            first={[["", t("Me")]]}
            people={holders.filter((other) => other.id !== id)}
            value={moveTo}
            onChoose={setMoveTo}
          />
        </>
      )}
      {limited.length > 0 && (
        <p>
          {t(
            "You share this person's funds with {names}, who will get none of them from then on.",
            {
              names: limited.join(", "),
            },
          )}
        </p>
      )}
      <p>
        {t("Goals and a target of this person are deleted too, and come back with them.")}{" "}
        {t("You can restore this person for 30 days in your account, under Recently deleted.")}
      </p>
    </ConfirmDialog>
  );
}
