import { LANGUAGE } from '#language';

/** Formats '120 days from packing', in Hindi 'पैकिंग से 120 दिन तक' (product 2.7.16). */
export function formatBestBefore(days: number): string {
  if (LANGUAGE === 'hi') return `पैकिंग से ${days} दिन तक`;
  return `${days} day${days === 1 ? '' : 's'} from packing`;
}
