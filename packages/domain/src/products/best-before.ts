/** Formats '120 days from packing' (product 2.7.16). */
export function formatBestBefore(days: number): string {
  return `${days} day${days === 1 ? '' : 's'} from packing`;
}
