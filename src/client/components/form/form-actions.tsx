import { t } from "../../language/text.ts";
import { Button } from "../ui/button.tsx";
import { DoubtNotice, type DoubtQuestion } from "./doubt-notice.tsx";
import layout from "../../styles/layout.module.css";
import { FormFailure } from "./form-failure.tsx";

type FormActionsProps = {
  form: { message: string | undefined; question: DoubtQuestion | null; isBusy: boolean };
  /** The button's text; false where there is nothing to save yet. */
  save?: string | false;
  onCancel: () => void;
};

export const FormActions = ({ form, save = t("Save"), onCancel }: FormActionsProps) => (
  <>
    <FormFailure message={form.message} />
    {form.question !== null ? (
      <DoubtNotice {...form.question} />
    ) : (
      <div className={layout.ends}>
        <Button variant="quiet" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        {save !== false && (
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? t("Saving...") : save}
          </Button>
        )}
      </div>
    )}
  </>
);
