import { pushKinds, type PushKind } from "../../../shared/push/push-kinds.ts";
import type { PushState } from "../../../shared/push/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Switch } from "../../components/ui/switch.tsx";
import { t, type PlainText } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { useChoosePush, usePushState } from "./queries.ts";
import { pushObstacle, type PushObstacle } from "./subscription.ts";

/** Which notifications this browser shows while the app is closed. */
export function NotificationsSection() {
  const query = usePushState();
  const { data, error } = query;
  return (
    <Section
      title={t("Notifications on this device")}
      text={t("Short notifications without names or amounts, until you sign out on this device.")}
    >
      {data !== undefined ? (
        <PushChoices state={data} />
      ) : error === null ? (
        <Skeleton width="100%" height="6rem" />
      ) : (
        <LoadFailure title={t("Your notifications could not be loaded")} query={query} />
      )}
    </Section>
  );
}

function PushChoices({ state: { key, obstacle, kinds } }: { state: PushState }) {
  if (obstacle === "demo") return <Notice>{t("A demo account gets no notifications.")}</Notice>;
  if (key === null) return <Notice>{t("This Fundbook sends no notifications.")}</Notice>;
  const ofBrowser = pushObstacle();
  if (ofBrowser !== null) return <Notice>{t(obstacleTexts[ofBrowser])}</Notice>;
  return <Switches serverKey={key} kinds={kinds ?? []} />;
}

const obstacleTexts: Record<PushObstacle, PlainText> = {
  insecure: "Notifications need an address that begins with https.",
  "install-first":
    "On an iPhone or iPad, notifications need the installed app: press Share, then Add to Home Screen, and turn them on there.",
  unsupported: "This browser gets no notifications.",
  denied: "This browser does not let Fundbook notify you. Allow it in the browser's settings.",
};

function Switches({ serverKey, kinds }: { serverKey: string; kinds: readonly PushKind[] }) {
  const choose = useChoosePush(serverKey);
  const shown = choose.isPending ? choose.variables : kinds;
  return (
    <>
      {pushKinds.map((kind) => (
        <Switch
          key={kind}
          label={t(kindTexts[kind].label)}
          hint={t(kindTexts[kind].hint)}
          checked={shown.includes(kind)}
          onChange={(isOn) =>
            choose.mutate(pushKinds.filter((each) => (each === kind ? isOn : shown.includes(each))))
          }
        />
      ))}
      <p className={look.note}>
        {t(
          "Notifications pass through the push service of your browser's maker, which cannot read them.",
        )}
      </p>
    </>
  );
}

const kindTexts: Record<PushKind, { label: PlainText; hint: PlainText }> = {
  sips: { label: "SIPs", hint: "The day before an instalment falls due." },
  events: {
    label: "What needs me",
    hint: "Such as a scheme that is renamed or has no NAV, an instalment or a statement that waits, or a share that changes.",
  },
};
