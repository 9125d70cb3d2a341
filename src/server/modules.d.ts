declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.txt" {
  const text: string;
  export default text;
}

declare module "argon2id/lib/argon2id.js" {
  import type { Argon2idParams } from "argon2id/lib/setup.js";
  const argon2id: (
    params: Argon2idParams,
    wasm: { instance: WebAssembly.Instance; memory: WebAssembly.Memory },
  ) => Uint8Array;
  export default argon2id;
}
