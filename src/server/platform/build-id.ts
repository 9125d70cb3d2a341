import { version } from "../../shared/version.ts";

/** A hash of the sources, where the build defines it; else the version. */
export const buildId: string = typeof BUILD_ID === "undefined" ? version : BUILD_ID;
