/** Keeps wrangler from asking, reporting home and writing outside the folder. */
export const quietWrangler = (folder: string): NodeJS.ProcessEnv => ({
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLOUDFLARE_ENV: undefined,
  CLOUDFLARE_INCLUDE_PROCESS_ENV: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  // Without a registry of other workers, workerd opens no debug port.
  MINIFLARE_REGISTRY_PATH: "",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_WRITE_LOGS: "false",
  XDG_CONFIG_HOME: folder,
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
});
