import { useQuery } from "@tanstack/react-query";
import { readersCache, schemesCache } from "../../browser/kept-on-device.ts";
import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import styles from "./offline-copies.module.css";

/** What the service worker keeps of Fundbook on this device for times without a network. */
export function OfflineCopies() {
  const { data } = useQuery({
    queryKey: ["offline-copies"],
    networkMode: "always",
    queryFn: readersOnDevice,
  });
  return (
    <Section
      title={t("Offline copies")}
      text={t("This browser keeps Fundbook's pages and your last figures until you sign out.")}
    >
      <div className={styles.readers}>
        <p className={styles.room} data-text={notKeptText("0.0")} aria-hidden="true" />
        {data && (
          <p>
            {data.areKept
              ? t("It also keeps what reads statements and the list of schemes, {size} MB.", {
                  size: data.size,
                })
              : notKeptText(data.size)}
          </p>
        )}
      </div>
    </Section>
  );
}

const notKeptText = (size: string): string =>
  t(
    "Once it is installed, or Import statements was opened, it also keeps the readers of statements, {size} MB.",
    { size },
  );

const megabytes = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

async function readersOnDevice(): Promise<{ size: string; areKept: boolean } | null> {
  const response = await fetch("/import-readers.json");
  if (!response.ok || !("caches" in globalThis)) return null;
  const { files, bytes } = (await response.json()) as { files: string[]; bytes: number };
  const [schemes, ...kept] = await Promise.all([
    caches.match("/api/schemes", { cacheName: schemesCache }),
    ...files.map((path) => caches.match(path, { cacheName: readersCache })),
  ]);
  const areKept = schemes !== undefined && kept.every((each) => each !== undefined);
  const size = bytes + (areKept ? (await schemes.blob()).size : 0);
  return { size: megabytes.format(size / 1e6), areKept };
}
