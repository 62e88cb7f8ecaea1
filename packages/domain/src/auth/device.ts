/** The label of a session whose browser and system are not known. */
export const UNKNOWN_DEVICE = 'Unknown device';

// The first match counts: most browsers also carry the names of Chrome and Safari.
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS|e)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

// Android's user agent names Linux too, an iPhone's Mac OS X.
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['KaiOS', /\bKAIOS\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * A coarse label of a device, such as 'Chrome on Android', for its owner to recognise: no version and
 * no model, which would tell single phones apart.
 *
 * @param userAgent the User-Agent header; undefined when there is none
 */
export function describeDevice(userAgent: string | undefined): string {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

function findName(
  names: readonly (readonly [string, RegExp])[],
  userAgent = '',
): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
