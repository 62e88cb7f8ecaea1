// A shop on a developer's machine has no https.
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$)/i;

/**
 * Upgrades a picture's URL from http to https, except for localhost (product 9.2.5); null for other
 * schemes such as `javascript:` and for paths without a leading slash.
 */
export function toImageUrl(url: string): string | null {
  const trimmed = url.trim();
  if (LOOPBACK.test(trimmed)) return trimmed;
  if (/^https?:\/\/[^/]/i.test(trimmed)) return trimmed.replace(/^http:/i, 'https:');
  if (/^\/\/[^/]/.test(trimmed)) return `https:${trimmed}`;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : null;
}

/** The widths, in pixels of the picture, in which the server makes pictures. */
const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** A width, in pixels of the picture, in which the server makes each picture of the API. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

type ImageFormat = 'avif' | 'webp' | 'jpeg';

const MEDIA_PATH = /^(?:https?:\/\/[^/]+)?\/api\/v1\/media\/[0-9a-f]{64}$/;

/**
 * The URL of a picture at a width in its own pixels. Takes the root-relative URLs of the API and absolute ones
 * of any host; what is no picture of the API stays unchanged.
 *
 * @param format `webp` when left out, which every browser of today shows
 */
export function sizedImageUrl(
  url: string,
  width: ImageWidth,
  format: ImageFormat = 'webp',
): string {
  return MEDIA_PATH.test(url) ? `${url}?w=${width}&format=${format}` : url;
}

/**
 * The `srcset` of a picture, with widths in its own pixels; '' for pictures from elsewhere.
 *
 * @param format `webp` when left out
 */
export function imageSrcSet(
  url: string,
  format: ImageFormat = 'webp',
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): string {
  if (!MEDIA_PATH.test(url)) return '';
  return widths.map((width) => `${sizedImageUrl(url, width, format)} ${width}w`).join(', ');
}
