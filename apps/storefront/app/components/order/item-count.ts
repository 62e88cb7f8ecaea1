import { LANGUAGE } from '@haat/domain';

/** '1 item', '2 items'. */
export function formatItemCount(count: number): string {
  if (LANGUAGE === 'hi') return `${count} नग`;
  return `${count} ${count === 1 ? 'item' : 'items'}`;
}
