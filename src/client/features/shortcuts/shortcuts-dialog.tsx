import { Fragment } from "react";
import { Dialog } from "../../components/ui/dialog/dialog.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { t, type PlainText } from "../../language/text.ts";
import { shortcuts, type Shortcut } from "./key-sequence.ts";
import layout from "../../styles/layout.module.css";
import styles from "./shortcuts-dialog.module.css";
import { useShortcutsSetting } from "./use-shortcuts-setting.ts";

const names = {
  search: "Search",
  goHome: "Go to Home",
  goToFunds: "Go to Manage Funds",
  goToAccount: "Go to Account",
  listShortcuts: "Show these shortcuts",
} as const satisfies Record<Shortcut, PlainText>;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useShortcutsSetting();
  return (
    <Dialog title={t("Keyboard shortcuts")} closeButton onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ action, keys }) => (
          <div key={action} className={`${layout.between} ${styles.shortcut}`}>
            <dt>{t(names[action])}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd className={styles.key}>{key}</kbd>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t("Use keyboard shortcuts")}
        hint={t("When off, shortcuts do nothing on this device. This list stays in your account.")}
        checked={isOn}
        onChange={setOn}
      />
    </Dialog>
  );
}
