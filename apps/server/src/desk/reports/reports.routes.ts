import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { readGstMonth, readReport } from './reports.service.ts';

/** What was sold in which month (product 10.4.7). */
export function createReportRoutes(context: ShopContext) {
  return {
    getDeskReport: {
      // What the whole shop sold is for who pays its groups.
      desk: 'money.pay',
      async handle(request) {
        return success('Report', await readReport(context, request.query));
      },
    },

    getDeskGstMonth: {
      desk: 'money.pay',
      async handle(request) {
        return success('Tax of the month', await readGstMonth(context, request.query.month));
      },
    },
  } satisfies Operations;
}
