import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import type { Asking } from "./recipient-dialogs.tsx";
import type { ShareState } from "./share-state.ts";
import look from "../../../styles/look.module.css";
import styles from "./share-actions.module.css";

type Action = { does: Asking | "update"; text: string; label: string; says?: string };

type ShareActionsProps = {
  state: ShareState;
  recipient: Pick<Recipient, "name">;
  isBusy: boolean;
  onAction: (does: Action["does"]) => void;
};

/** What can be done with a share, each button with a sentence that says what it does. */
export const ShareActions = ({ state, recipient, isBusy, onAction }: ShareActionsProps) => (
  <div className={styles.actions}>
    {Object.entries(actionsOf(state, recipient.name)).map(([key, { does, text, label, says }]) => (
      <div key={key} className={styles.action}>
        <Button variant="quiet" busy={isBusy} aria-label={label} onClick={() => onAction(does)}>
          {text}
        </Button>
        {says !== undefined && <span className={look.note}>{says}</span>}
      </div>
    ))}
  </div>
);

/** By keys that stay when the state changes: the focus returns to the button that opened a dialog. */
function actionsOf(state: ShareState, name: string): Record<string, Action> {
  if (state.kind === "none") {
    const does = state.choosesPeople ? "people" : "share";
    return { share: { does, text: t("Share"), label: t("Share with {name}", { name }) } };
  }
  const change = (text: string): Action => ({
    does: "people",
    text,
    label: t("Change whose funds {name} gets", { name }),
    says: t("Chooses whose funds they get."),
  });
  const unshare: Action = {
    does: "unshare",
    text: t("Stop sharing"),
    label: t("Stop sharing with {name}", { name }),
    says: t("Takes all their copies back."),
  };
  if (state.kind === "nobody-left") return { people: change(t("Choose again")), unshare };
  return {
    update: {
      does: "update",
      text: t("Update"),
      label: t("Update the copies of {name}", { name }),
      says: t("Sends what has changed in the funds they have."),
    },
    share: {
      does: "share",
      text: t("Share new"),
      label: t("Share new with {name}", { name }),
      says: t("Sends the funds they do not have yet."),
    },
    ...(state.choosesPeople && { people: change(t("Change")) }),
    unshare,
  };
}
