import { shape } from "../../kit.ts";

/** As CAMS prints it. */
export default shape({});
