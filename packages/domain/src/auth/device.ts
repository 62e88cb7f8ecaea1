import { LANGUAGE } from '#language';

/** Label of a session whose browser and system are unknown. */
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

// Android's user agent also names Linux, and an iPhone's also names Mac OS X.
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

/** Describes a device coarsely, 'Chrome on Android', so that no single phone is recognisable. */
export function describeDevice(userAgent: string | undefined): string {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

/** A device as shoppers read it. @param device as {@link describeDevice} gave it and the API sends it */
export function formatDevice(device: string): string {
  if (LANGUAGE !== 'hi') return device;
  if (device === UNKNOWN_DEVICE) return 'अनजान डिवाइस';
  return device.replace(/^(.+) on (.+)$/, '$2 पर $1');
}

function findName(
  names: readonly (readonly [string, RegExp])[],
  userAgent = '',
): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
