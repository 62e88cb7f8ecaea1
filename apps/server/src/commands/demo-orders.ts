import { readConfig } from '../config.ts';
import { loadDemoOrders } from '../demo/load-demo-orders.ts';
import { CommandError, runCommand } from './run-command.ts';

const USAGE = `Usage: node dist/commands/demo-orders.js

Gives the demo shop some weeks of orders, with which the desk can be tried. It works once, and only in
a shop that was loaded with SEED=demo and is not on https. Reads the same environment as the server
(DATA_DIR, DATABASE_URL, …) and relative paths from the same folder. The server may be running
meanwhile.
`;

await runCommand('No orders were made.', async (args, openShop) => {
  if (args.length > 0) throw new CommandError(USAGE);
  const { seed, isHttps } = readConfig(process.env);
  if (seed !== 'demo' || isHttps) {
    throw new CommandError('Orders of the demo are only for SEED=demo without https.\n');
  }
  const { db } = await openShop();
  const orders = await loadDemoOrders(db, Date.now());
  if (orders === undefined) {
    throw new CommandError('This is not the demo shop, or it has had these orders.\n');
  }
  return `The demo shop has ${orders} orders more.\n`;
});
