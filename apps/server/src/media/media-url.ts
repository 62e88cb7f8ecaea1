/** Where a picture is served; null when there is none. @param hash SHA-256 of its bytes, hex */
export function toMediaUrl(hash: string): string;
export function toMediaUrl(hash: string | null): string | null;
export function toMediaUrl(hash: string | null): string | null {
  return hash === null ? null : `/api/v1/media/${hash}`;
}
