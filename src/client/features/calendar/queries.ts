import { useRouteContext } from "@tanstack/react-router";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { t } from "../../language/text.ts";

export const useCalendars = () => trpc.calendar.list.useQuery();

function useCalendarsChanged() {
  const { api } = useRouteContext({ from: "__root__" });
  return () => {
    void api.account.events.invalidate();
    return api.calendar.list.invalidate();
  };
}

export const useMakeCalendar = () =>
  trpc.calendar.make.useMutation({ onSettled: useCalendarsChanged() });

export const useRevokeCalendar = () =>
  trpc.calendar.revoke.useMutation({
    onSuccess: () => notify.success(t("The calendar is off. Its address no longer works.")),
    onSettled: useCalendarsChanged(),
  });
