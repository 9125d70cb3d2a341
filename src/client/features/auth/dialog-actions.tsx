import { failureOf } from "../../api/failure.ts";
import { FormFailure } from "../../components/form/form-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./confirmation/confirm-by-password.module.css";

type DialogActionsProps = {
  action: { error: unknown; isPending: boolean };
  button: { idle: string; busy: string };
  onConfirm: () => void;
  onCancel: () => void;
};

/** For a dialog that stays open until the server has answered. */
export const DialogActions = ({ action, button, onConfirm, onCancel }: DialogActionsProps) => (
  <div className={`${layout.stack2} ${styles.form}`}>
    <FormFailure message={action.error ? failureOf(action.error).message : undefined} />
    <div className={`${layout.answers} ${styles.actions}`}>
      <Button variant="quiet" onClick={onCancel}>
        {t("Cancel")}
      </Button>
      <Button variant="danger" busy={action.isPending} onClick={onConfirm}>
        {action.isPending ? button.busy : button.idle}
      </Button>
    </div>
  </div>
);
