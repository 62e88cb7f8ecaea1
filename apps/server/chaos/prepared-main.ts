// The shop's start in two steps, so that a crash run need not wait for modules to load: it loads them,
// says so, and starts (opens the database, listens) when it is told to.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';

enableCompileCache();

const { start } = await import('../src/start.ts');
process.stdout.write('Prepared.\n');
await once(process.stdin, 'data');
// Nothing more is read, so that a server that is asked to end can.
process.stdin.destroy();
await start();
