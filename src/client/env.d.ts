interface ImportMetaEnv {
  /** `off` leaves the developer tools alone in a production build. */
  readonly VITE_BLOCK_DEVTOOLS?: string;
}
