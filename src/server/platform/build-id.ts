import { version } from "../../shared/version.ts";

/** Differs between builds of different sources, where the build says so; else between versions. */
export const buildId: string = typeof BUILD_ID === "undefined" ? version : BUILD_ID;
