/** Gets the URL path of a picture. @param hash SHA-256 of its bytes, hex; null for no picture */
export function toMediaUrl(hash: string): string;
export function toMediaUrl(hash: string | null): string | null;
export function toMediaUrl(hash: string | null): string | null {
  return hash === null ? null : `/api/v1/media/${hash}`;
}
