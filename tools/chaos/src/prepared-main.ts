// Starts the shop in two steps, so that a crash run need not wait for modules to load: it loads them,
// prints 'Prepared.', and opens the database and listens after a line on standard input.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';

enableCompileCache();

const { start } = await import('@haat/server/src/start.ts');
process.stdout.write('Prepared.\n');
await once(process.stdin, 'data');
// An open standard input would prevent the end of the process.
process.stdin.destroy();
await start();
