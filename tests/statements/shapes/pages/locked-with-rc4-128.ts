import { shape } from "../../kit.ts";

/** Locked with RC4-128. */
export default shape({ encryption: { password: "AAAAA0000A", method: "rc4-128" } });
