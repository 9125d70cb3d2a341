import { useStored } from "../../browser/use-stored.ts";

/** Whether shortcuts are on, on this device. */
export function useShortcutsSetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [stored, setStored] = useStored("fundbook.shortcuts");
  return [stored !== "off", (isOn) => setStored(isOn ? null : "off")];
}
