/** For a Chromium without a desktop and without background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A process in reserve for each page costs a tenth of all time. The others are those of Playwright's list, which this
  // one replaces, that matter to a page.
  "--disable-features=SpareRendererForSitePerProcess,AvoidUnnecessaryBeforeUnloadCheckSync,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning",
];
