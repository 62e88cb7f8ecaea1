// Loopback names: a shop on a developer's machine has no https to upgrade to.
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/?#]|$)/i;

/**
 * A picture's URL made fit to be put on a page: `http://` is upgraded to `https://` (spec §9; not
 * for localhost, which has none), a protocol-relative URL gets https.
 *
 * @returns null for what is no URL of a picture: '', other schemes such as `javascript:` or `data:`,
 *   and names without a leading slash
 */
export function toImageUrl(url: string): string | null {
  const trimmed = url.trim();
  if (LOOPBACK.test(trimmed)) return trimmed;
  if (/^https?:\/\/[^/]/i.test(trimmed)) return trimmed.replace(/^http:/i, 'https:');
  if (/^\/\/[^/]/.test(trimmed)) return `https:${trimmed}`;
  return /^\/(?![/\\])/.test(trimmed) ? trimmed : null;
}

/** The widths in CSS pixels that the server makes of a picture. */
const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** One of {@link IMAGE_WIDTHS}. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** A format that the server makes of a picture. */
type ImageFormat = 'avif' | 'webp' | 'jpeg';

const MEDIA_PATH = /^(?:https?:\/\/[^/]+)?\/api\/v1\/media\/[0-9a-f]{64}$/;

/**
 * The URL of a picture at a width and in a format. Pictures that are not served by the shop's own
 * media call come back unchanged.
 *
 * @param width in CSS pixels
 */
export function sizedImageUrl(url: string, width: ImageWidth, format: ImageFormat): string {
  return MEDIA_PATH.test(url) ? `${url}?w=${width}&format=${format}` : url;
}

/**
 * The `srcset` of a picture in one format; '' for pictures that are not served by the shop's own
 * media call, which have one size only.
 *
 * @param widths in CSS pixels; every width when left out
 */
export function imageSrcSet(
  url: string,
  format: ImageFormat,
  widths: readonly ImageWidth[] = IMAGE_WIDTHS,
): string {
  if (!MEDIA_PATH.test(url)) return '';
  return widths.map((width) => `${sizedImageUrl(url, width, format)} ${width}w`).join(', ');
}
