import { formatDeliveryRange } from '@haat/domain';

/**
 * Puts the days of an order of now in the place of their number, in the server's markup: the code of
 * the lines themselves loads with a tap (product 2.7.13).
 */
export function showDeliveryDays(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-delivery-days]')) {
    const days = document.createElement('strong');
    days.textContent = formatDeliveryRange(Date.now());
    place.replaceChildren(`${place.getAttribute('data-delivery-days')} `, days);
  }
}
