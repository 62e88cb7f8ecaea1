import { stockAlertSchema } from '@haat/domain';
import type { ShopContext } from '../context.ts';
import type { Operations } from '../platform/contract/contract-types.ts';
import { success } from '../platform/http/success-envelope.ts';
import { createStockAlert, deleteStockAlerts } from './stock-alerts.service.ts';

/** Mails about products that are back in stock (product 4.12). */
export function createStockAlertRoutes(context: ShopContext) {
  return {
    createStockAlert: {
      rateLimit: { max: 20, minutes: 60 },
      form: stockAlertSchema,
      async handle(request) {
        await createStockAlert(context, request.params.id, request.body);
        return success('We write to you when it is back', null);
      },
    },

    deleteStockAlerts: {
      rateLimit: { max: 60, minutes: 15 },
      async handle(request) {
        await deleteStockAlerts(context, request.params.token);
        return success('Stock alerts deleted', null);
      },
    },
  } satisfies Operations;
}
