// `npm start`: installs and builds what has changed, then serves the shop.
import { workspaceEnv } from './workspace/paths.mjs';
import { ensureBuilt, ensureInstalled } from './workspace/prepare.mjs';
import { runServer } from './workspace/run-server.mjs';
import { SERVER_ARGS, SERVER_ENV } from './workspace/server-process.mjs';

await ensureInstalled();
await ensureBuilt();
runServer(SERVER_ARGS, workspaceEnv({ ...SERVER_ENV, ...process.env, NODE_ENV: 'production' }));
