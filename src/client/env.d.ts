interface ImportMetaEnv {
  /** Another one with each change of the contracts: what was saved by another is not read. */
  readonly CONTRACTS_VERSION: string;
  /** `off` leaves the developer tools alone in a production build. */
  readonly VITE_BLOCK_DEVTOOLS?: string;
}
