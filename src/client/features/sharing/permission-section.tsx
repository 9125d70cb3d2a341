import { Section } from "../account/section.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { trpc } from "../../trpc.ts";
import { useSetPermission } from "./recipient-queries.ts";

/** Whether others can share funds with the user. */
export function PermissionSection() {
  const { data } = trpc.auth.me.useQuery();
  const setPermission = useSetPermission();
  return (
    <Section title="Receiving funds">
      <Switch
        label="Let others share funds with me"
        hint="People with an account can then find you by your name and e-mail address, and show you their funds. What you have received stays if you switch it off."
        checked={data?.user?.canShare === true}
        onChange={(canShare) => setPermission.mutate({ canShare })}
      />
    </Section>
  );
}
