import { useState } from "react";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import type { TargetsView } from "../../../shared/targets/schema.ts";
import { checked } from "../../components/form/checked.ts";
import { FormActions } from "../../components/form/form-actions.tsx";
import { useForm } from "../../components/form/use-form.ts";
import { useSeenVersion } from "../../components/form/use-seen-version.ts";
import { AmountField } from "../../components/ui/amount-field.tsx";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { RadioChoices } from "../../components/ui/radio-choices.tsx";
import { categoryName } from "../../language/category-names.ts";
import { t, translate } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import {
  isRefusedPercent,
  parseTargetDraft,
  partNames,
  targetDraftOf,
  totalOfDraft,
  togetherText,
  type TargetDraft,
} from "./target-draft.ts";
import { useSetTargets } from "./targets.ts";
import styles from "./targets.module.css";

type TargetDialogProps = {
  view: TargetsView;
  categories: readonly string[];
  holder: HolderFilter;
  onClose: () => void;
};

export function TargetDialog({ view, categories, holder, onClose }: TargetDialogProps) {
  const [draft, setDraft] = useState(() => targetDraftOf(view));
  const { version, onRefused } = useSeenVersion(view.version, "targets/changed");
  const set = useSetTargets();
  const names = partNames(draft, categories);
  const form = useForm({
    read: () => {
      const read = checked(parseTargetDraft(holder, draft, names));
      // No part at all would remove the target.
      return read.errors === undefined && read.input.parts.length === 0
        ? { errors: { parts: "The percentages must add up to 100" } }
        : read;
    },
    send: (input, settled) => set.mutate({ ...input, version }, settled),
    isPending: set.isPending,
    explain: (failure) => {
      onRefused(failure);
      return failure;
    },
    onSaved: onClose,
  });
  const change = (part: Partial<TargetDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    form.clear("parts", "percent", "band", "relativeBand");
  };
  const total = totalOfDraft(draft, names);
  const error = form.errors["parts"];
  return (
    <Dialog
      title={view.isSet ? t("Edit target") : t("Set a target")}
      closeButton
      isSheet
      onClose={onClose}
    >
      <form {...form.props} className={layout.column3}>
        <RadioChoices
          label={t("Parts")}
          name="by"
          choices={[
            { value: "kind" as const, name: t("By what funds invest in") },
            { value: "category" as const, name: t("By your categories") },
          ]}
          chosen={draft.by}
          onChoose={(by) => change({ by, percents: {} })}
        />
        <div className={styles.percents}>
          {names.map((name) => (
            <AmountField
              key={name}
              label={t("{part} (%)", { part: categoryName(name) })}
              error={isRefusedPercent(draft.percents[name] ?? "") ? form.errors["percent"] : null}
              name={name}
              value={draft.percents[name] ?? ""}
              onAmount={(text) => change({ percents: { ...draft.percents, [name]: text } })}
            />
          ))}
        </div>
        <p aria-live="polite" className={error === undefined ? look.note : styles.error}>
          {error !== undefined && total === 100 ? translate(error) : togetherText(total)}
        </p>
        <AmountField
          label={t("Band (points)")}
          error={form.errors["band"]}
          hint={t("How far a part may be from its percentage before it counts as off.")}
          name="band"
          value={draft.band}
          onAmount={(band) => change({ band })}
        />
        <RadioChoices
          label={t("Band")}
          name="hasRelativeBand"
          choices={[
            { value: "points" as const, name: t("The same for each part") },
            { value: "relative" as const, name: t("Narrower for small parts") },
          ]}
          chosen={draft.hasRelativeBand ? "relative" : "points"}
          onChoose={(kind) => change({ hasRelativeBand: kind === "relative" })}
        />
        {draft.hasRelativeBand && (
          <AmountField
            label={t("At most this share of the part (%)")}
            error={form.errors["relativeBand"]}
            hint={t(
              "With 5 points and 25%, the usual rule, a part of 60% may be 5 points off, and one of 10% only 2.5.",
            )}
            name="relativeBand"
            value={draft.relativeBand}
            onAmount={(relativeBand) => change({ relativeBand })}
          />
        )}
        <FormActions form={form} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
