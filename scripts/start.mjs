// `npm start`: installs and builds what has changed, then serves the shop.
import { spawn } from 'node:child_process';
import { nodeBinary, rootDir, workspaceEnv } from './workspace/paths.mjs';
import { ensureBuilt, ensureInstalled } from './workspace/prepare.mjs';
import { SERVER_ARGS, SERVER_ENV } from './workspace/server-process.mjs';

await ensureInstalled();
await ensureBuilt();

const server = spawn(nodeBinary, SERVER_ARGS, {
  cwd: rootDir,
  env: workspaceEnv({ ...SERVER_ENV, ...process.env, NODE_ENV: 'production' }),
  stdio: 'inherit',
});
// The terminal sends Ctrl+C to the whole group; a service manager signals only this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
