import { useStored } from "../../browser/use-stored.ts";

export function useShortcutsSetting(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [stored, setStored] = useStored("fundbook.shortcuts");
  return [stored !== "off", (isOn) => setStored(isOn ? null : "off")];
}
