import type { components } from '@haat/api-sdk/schema';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { NamedStockAlert } from './stock-alerts.repository.ts';

/** Presents a request in the shape of the account's export. */
export function presentStockAlert(
  alert: NamedStockAlert,
): components['schemas']['ExportedStockAlert'] {
  return {
    productId: alert.product_id,
    name: alert.name,
    email: alert.email,
    language: alert.language,
    requestedAt: toIsoDate(alert.created_at),
    expiresAt: toIsoDate(alert.expires_at),
  };
}
