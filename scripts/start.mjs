// `npm start`: installs and builds what has changed, then serves the shop.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, rootDir, workspaceEnv } from './workspace/paths.mjs';
import { ensureBuilt, ensureInstalled } from './workspace/prepare.mjs';

await ensureInstalled();
await ensureBuilt();

const server = spawn(
  nodeBinary,
  ['--enable-source-maps', join(rootDir, 'apps/server/dist/main.js')],
  {
    cwd: rootDir,
    env: workspaceEnv({ NODE_ENV: 'production' }),
    stdio: 'inherit',
  },
);
// The terminal sends Ctrl+C to the whole group; a service manager signals only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
