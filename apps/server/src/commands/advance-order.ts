import { followDelivery } from '../desk/money/follow-delivery.ts';
import { advanceOrder } from '../orders/order-advance.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/advance-order.js <order number> processing|shipped|delivered

Moves an order on, forwards only; steps may be left out. The shopper sees it in My Orders at once,
can cancel until it is shipped, and can ask for a return once it is delivered.
Reads the same environment as the server (DATA_DIR, DATABASE_URL, …) and relative paths from the
same folder. The server may be running meanwhile.
`;

/** Statuses that the command sets. */
const STATUSES = ['processing', 'shipped', 'delivered'] as const;

await runCommand('The order was not moved.', async (args, openShop) => {
  const [orderNumber = '', arg, ...more] = args;
  const status = STATUSES.find((one) => one === arg);
  if (status === undefined || more.length > 0) throw new CommandError(USAGE);
  const { db } = await openShop();
  const result = await advanceOrder(
    db,
    orderNumber.trim().toUpperCase(),
    status,
    Date.now(),
    followDelivery,
  );
  switch (result.outcome) {
    case 'moved':
      return `${orderNumber} was ${result.from} and is ${status} now.\n`;
    case 'was-already':
      return `${orderNumber} is ${status} already.\n`;
    case 'unknown':
      throw new CommandError(`No order has the number ${orderNumber}.\n`);
    case 'not-forwards':
      throw new CommandError(`${orderNumber} is ${result.from} and cannot become ${status}.\n`);
    case 'unpaid':
      throw new CommandError(
        `${orderNumber} is to be paid online, and the shop does not have the money. It stays ${result.from}.\n`,
      );
  }
});
