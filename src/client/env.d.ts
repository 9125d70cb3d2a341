interface ImportMetaEnv {
  /** Changes with the contracts; answers cached under another version are not read. */
  readonly CONTRACTS_VERSION: string;
  /** `off` does not block the developer tools in a production build. */
  readonly VITE_BLOCK_DEVTOOLS?: string;
}
