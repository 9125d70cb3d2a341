interface ImportMetaEnv {
  readonly CONTRACTS_VERSION: string;
  /** `off` does not block the developer tools in a production build. */
  readonly VITE_BLOCK_DEVTOOLS?: string;
}

interface Window {
  readonly launchQueue?: {
    setConsumer: (consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
  };
}

/** Made by the build: see first-view-markup.tsx. */
declare module "virtual:first-view-markup" {
  const markupByLanguage: [language: string, markup: string][];
  export default markupByLanguage;
}
