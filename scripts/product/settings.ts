import { requireValid, settingsIn, textOf, type SettingValues } from "./check-settings.ts";
import { installation } from "./installation.ts";

/** With `npm`, from the process environment first, then `.dev.vars`, then `wrangler.toml`. */
export const readSettings = (): SettingValues => settingsIn(installation.settingSources());

/** @throws CliError that names all that is wrong, also in the names where these settings come from */
export const requireValidSettings = (settings: SettingValues): void =>
  requireValid(settings, installation.settingSources(), installation.ownSettings);

/** A setting that only the commands read; the server does not know it. */
export const ownSetting = (name: string): string | undefined =>
  Object.values(installation.settingSources())
    .map((values) => textOf(values[name]))
    .findLast((text) => text !== "");
