// `npm run dev`: the shop from its sources; the server restarts and screens reload on a change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, rootDir, workspaceEnv } from './workspace/paths.mjs';
import { ensureInstalled } from './workspace/prepare.mjs';

await ensureInstalled();

const server = spawn(
  nodeBinary,
  ['--conditions=@haat/source', '--enable-source-maps', '--watch', 'src/dev.ts'],
  {
    cwd: join(rootDir, 'apps/server'),
    env: workspaceEnv({
      NODE_ENV: 'development',
      DATA_DIR: process.env.DATA_DIR ?? join(rootDir, 'data'),
    }),
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
