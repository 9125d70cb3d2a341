import { useState } from "react";
import type { AppCode } from "../../../shared/errors.ts";
import type { Failure } from "../../api/failure.ts";

/**
 * The version to send with a change: the one that the form was opened with. Once that was refused because another window
 * had changed it, the newest: saving again knowingly replaces that change.
 */
export function useSeenVersion(newest: number, changed: AppCode) {
  const [opened] = useState(newest);
  const [replaces, setReplaces] = useState(false);
  const onRefused = ({ appCode }: Failure) => {
    if (appCode === changed) setReplaces(true);
  };
  return { version: replaces ? newest : opened, onRefused };
}
