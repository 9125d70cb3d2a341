interface ImportMetaEnv {
  readonly CONTRACTS_VERSION: string;
  /** `off` does not block the developer tools in a production build. */
  readonly VITE_BLOCK_DEVTOOLS?: string;
}
