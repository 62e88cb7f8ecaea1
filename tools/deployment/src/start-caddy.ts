import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '../../../scripts/workspace/paths.mjs';

/** Caddy with the configuration of `deploy/Caddyfile`, on other ports and with an authority of its own. */
export interface Caddy {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** The certificate of its authority, PEM. */
  readonly authority: string;
  stop(): Promise<void>;
}

/**
 * Starts the Caddy that is installed, in front of a server on this machine, for the name `localhost`.
 *
 * @param folder for its certificates
 */
export async function startCaddy(options: {
  folder: string;
  upstreamPort: number;
  httpsPort: number;
  httpPort: number;
}): Promise<Caddy> {
  const { folder, upstreamPort, httpsPort, httpPort } = options;
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: 'localhost',
    UPSTREAM: `127.0.0.1:${upstreamPort}`,
  };
  const caddyfile = join(rootDir, 'deploy/Caddyfile');
  const { stdout } = await promisify(execFile)('caddy', ['adapt', '--config', caddyfile], { env });
  const config = JSON.parse(stdout);
  config.admin = { disabled: true };
  config.apps.http.http_port = httpPort;
  config.apps.http.https_port = httpsPort;
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  for (const server of Object.values<{ listen: string[] }>(config.apps.http.servers)) {
    server.listen = server.listen.map((address) =>
      address === ':443' ? `:${httpsPort}` : `:${httpPort}`,
    );
  }
  const file = join(folder, 'caddy.json');
  await writeFile(file, JSON.stringify(config));
  const caddy = spawn('caddy', ['run', '--config', file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exit = once(caddy, 'exit');
  while (!log.includes('certificate obtained successfully')) {
    if (caddy.exitCode !== null) throw new Error(`Caddy did not start:\n${log}`);
    await Promise.race([once(caddy.stderr, 'data'), exit]);
  }
  return {
    httpsPort,
    httpPort,
    authority: await readFile(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
    async stop() {
      caddy.kill();
      await exit;
    },
  };
}
