/** The parts of the search that a test replaces. */
export type ChromiumSearch = {
  env?: Readonly<Record<string, string | undefined>>;
  /** Paths to look at when nothing on the PATH fits. */
  places?: readonly string[];
  /** Folder URLs, ending in a slash, of the packages that install Playwright. */
  playwrightUsers?: readonly (string | URL)[];
};

/**
 * The path of the Chromium that every browser test uses: `CHROMIUM_PATH`, else one that the system
 * has, else Playwright's own download. Throws an error that says what to install.
 */
export function findChromium(search?: ChromiumSearch): string;
