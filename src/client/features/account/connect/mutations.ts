import { useRouteContext } from "@tanstack/react-router";
import type { AssistantAnswer } from "../../../../shared/auth/assistants/schema.ts";
import { trpc } from "../../../api/trpc.ts";

/** Back to the assistant, whose address the server has checked. */
const leave = ({ address }: AssistantAnswer): void => location.assign(address);

export function useAllowAssistant() {
  const { api } = useRouteContext({ from: "__root__" });
  return trpc.assistants.allow.useMutation({
    onSuccess: leave,
    onError: () => void api.assistants.ask.invalidate(),
  });
}

export const useDenyAssistant = () => trpc.assistants.deny.useMutation({ onSuccess: leave });
