import { useStored } from "../../../browser/use-stored.ts";
import { notify } from "../../../components/ui/feedback/notify.ts";
import { t } from "../../../language/text.ts";

/** Encoded, so that it is not switched on by hand by accident. */
const storageKey = (userId: string) => `fundbook.preference.${encode(userId)}`;
const storedWhenOn = (userId: string) => encode(`edit-mode on ${userId}`);

const encode = (text: string) => btoa([...encodeURIComponent(text)].toReversed().join(""));

/**
 * Edit mode prevents accidental changes on this device; it is not a permission. Each user has their own setting,
 * which outlives the session.
 */
export function useEditMode(userId: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const [stored, setStored] = useStored(storageKey(userId));
  const value = storedWhenOn(userId);
  return [stored === value, (isOn) => setStored(isOn ? value : null)];
}

export const editModeRequired = {
  edit: "Please enable edit mode in account settings to edit funds.",
  delete: "Please enable edit mode in account settings to delete funds.",
} as const;

/** Acts in edit mode only; otherwise says what is to be enabled. */
export function useInEditMode(userId: string) {
  const [isEditMode] = useEditMode(userId);
  const inEditMode = (what: keyof typeof editModeRequired, act: () => void) => () =>
    isEditMode ? act() : void notify.warning(t(editModeRequired[what]), "edit-mode");
  return { isEditMode, inEditMode };
}
