import { useState } from "react";
import type { AppCode } from "../../../shared/errors.ts";
import { holderKinds, me, type Holder } from "../../../shared/holders/holder.ts";
import type { Failure } from "../../api/failure.ts";
import { checked } from "../../components/form/checked.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { useForm } from "../../components/form/use-form.ts";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { PersonField } from "./person-field.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import {
  holderDraftOf,
  parseHolderDraft,
  possibleParents,
  type HolderDraft,
} from "./holder-draft.ts";
import { kindNames } from "./kind-names.ts";
import { useAddHolder, useUpdateHolder } from "./mutations.ts";

type HolderDialogProps = {
  holder?: Holder;
  holders: readonly Holder[];
  onClose: () => void;
};

export function HolderDialog({ holder, holders, onClose }: HolderDialogProps) {
  // Kept while the dialog is open, so that what is sent again is not stored twice.
  const [id] = useState(() => holder?.id ?? crypto.randomUUID());
  const [draft, setDraft] = useState(() => holderDraftOf(holder, holders));
  const [add, update] = [useAddHolder(), useUpdateHolder()];
  const form = useForm({
    read: () => checked(parseHolderDraft(id, draft)),
    send: (input, settled) => {
      if (holder === undefined) return add.mutate(input, settled);
      const { id: _id, ...data } = input;
      update.mutate({ id, data }, settled);
    },
    isPending: add.isPending || update.isPending,
    explain: showAtField,
    onSaved: onClose,
  });
  const change = (part: Partial<HolderDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear(...Object.keys(part));
  };
  return (
    <Dialog
      title={holder === undefined ? t("Add a person") : t("Edit person")}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form {...form.props} className={layout.column2}>
        <Field label={t("Name")} error={form.errors["name"]}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="off"
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label={t("Kind")} error={form.errors["kind"]}>
          {(control) => (
            <select
              {...control}
              name="kind"
              value={draft.kind}
              onChange={({ target }) => {
                const kind = holderKinds.find((known) => known === target.value);
                if (kind) change({ kind });
              }}
            >
              {holderKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(kindNames[kind])}
                </option>
              ))}
            </select>
          )}
        </Field>
        {draft.kind === "minor" && (
          <PersonField
            label={t("Taxed with")}
            hint={t("A minor's income is taxed with a parent's.")}
            name="clubbedWith"
            error={form.errors["clubbedWith"]}
            first={[
              ["", t("Nobody yet")],
              [me, t("Me")],
            ]}
            people={possibleParents(id, holders)}
            value={draft.clubbedWith}
            onChoose={(clubbedWith) => change({ clubbedWith })}
          />
        )}
        <FormActions form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const fieldOf: Partial<Record<AppCode, keyof HolderDraft>> = {
  "holders/exists": "name",
  "holders/is-parent": "kind",
  "holders/no-parent": "clubbedWith",
};

function showAtField(failure: Failure): Failure {
  const field = failure.appCode === null ? undefined : fieldOf[failure.appCode];
  return field === undefined ? failure : { ...failure, fieldErrors: { [field]: failure.message } };
}
