import { shape } from "../../kit.ts";

/** Locked with AES-128. */
export default shape({ encryption: { password: "AAAAA0000A", method: "aes-128" } });
