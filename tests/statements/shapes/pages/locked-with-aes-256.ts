import { shape } from "../../kit.ts";

/** Locked with AES-256. */
export default shape({ encryption: { password: "AAAAA0000A", method: "aes-256" } });
