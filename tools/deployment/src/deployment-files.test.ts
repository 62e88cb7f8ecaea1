import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import * as yaml from 'yaml';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { NODE_ARGS, SERVER_ENV } from '../../../scripts/workspace/server-process.mjs';
import { readDockerfile } from './read-dockerfile.ts';

const read = (file: string) => readFileSync(join(rootDir, file), 'utf8');

const image = readDockerfile(read('Dockerfile'));
const manifest = JSON.parse(read('package.json'));

/** The settings that the server knows, as `apps/server/src/config.ts` has them. */
const SETTINGS = new Set(
  Array.from(
    read('apps/server/src/config.ts').matchAll(/^ {4}([A-Z_]+): /gm),
    ([, name = '']) => name,
  ),
);

/** Variables of Node and of the C library, not of the server, and those of commands. */
const OTHER_VARIABLES = new Set([
  'NODE_ENV',
  'TMPDIR',
  'TZ',
  'BACKUP_PASSPHRASE',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  ...Object.keys(SERVER_ENV),
]);

const findUnknown = (names: Iterable<string>) =>
  Array.from(names).filter((name) => !SETTINGS.has(name) && !OTHER_VARIABLES.has(name));

/** The source file that a built file of the server comes from. */
const toSource = (built: string) =>
  built.replace('apps/server/dist/', 'apps/server/src/').replace(/\.js$/, '.ts');

describe('the image', () => {
  it('has the Node and the pnpm of the workspace', () => {
    expect(image.base).toBe(`node:${manifest.devDependencies.node}-bookworm-slim`);
    const commands = image.steps.flatMap((step) => (step.kind === 'run' ? [step.command] : []));
    const versions = commands.flatMap((command) => command.match(/pnpm@[\d.]+/g) ?? []);
    expect(versions.length).toBeGreaterThan(0);
    expect(new Set(versions)).toEqual(new Set([manifest.packageManager]));
    expect(commands.filter((command) => /pnpm@\S+ install/.test(command))).toSatisfy(
      (installs: string[]) => installs.every((command) => command.includes('--frozen-lockfile')),
    );
  });

  it('starts the server as npm start does, not as root', () => {
    expect(image.command).toEqual([...NODE_ARGS, 'apps/server/dist/main.js']);
    expect(image.environment).toMatchObject(SERVER_ENV);
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(image.stopSignal).toBe('SIGTERM');
  });

  it('checks its health by a command of the server', () => {
    const [node, command = ''] = image.healthCheck;
    expect(node).toBe(image.entrypoint[0]);
    expect(existsSync(join(rootDir, toSource(command)))).toBe(true);
  });

  it('listens where it says, and writes into its volume', () => {
    const { PORT, DATA_DIR } = image.environment;
    expect(PORT).toBe(String(image.port));
    expect(image.volumes).toEqual([DATA_DIR]);
    expect(findUnknown(Object.keys(image.environment))).toEqual([]);
  });

  it('has the folders of the repository', () => {
    const shipped = image.steps.flatMap((step) =>
      step.kind === 'run' && step.command.includes('cp --parents -r -t image/shop')
        ? step.command.split(/\s+/).slice(step.command.split(/\s+/).indexOf('image/shop', 4) + 1)
        : [],
    );
    expect(shipped).toContain('apps/server/dist');
    const made = /(^|\/)(dist|build)$/;
    expect(shipped.filter((path) => !made.test(path) && !existsSync(join(rootDir, path)))).toEqual(
      [],
    );
  });

  it('gets no secret and nothing that was built elsewhere', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const line of ['.env', '.env.*', '.git', 'data', 'deploy', '**/node_modules', '**/dist']) {
      expect(ignored).toContain(line);
    }
  });
});

interface Service {
  image?: string;
  environment?: Record<string, string>;
  command?: string[];
  volumes?: string[];
  networks?: string[];
  tmpfs?: string[];
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  mem_limit?: string;
  pids_limit?: number;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] }; internal?: boolean }>;
}

describe('compose.yaml', () => {
  const compose: Compose = yaml.parse(read('deploy/compose.yaml'), { merge: true });
  const services = Object.entries(compose.services);
  const { shop, backup, database, proxy } = compose.services;

  test.each(services)(
    '%s can change nothing but its volumes, and starts again',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        restart: 'unless-stopped',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        pids_limit: expect.any(Number),
      });
    },
  );

  test.each(services)('%s mounts volumes and files that there are', (_name, { volumes = [] }) => {
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
    const missing = sources.filter((source) =>
      source.startsWith('./')
        ? !existsSync(join(rootDir, 'deploy', source))
        : !(source in compose.volumes),
    );
    expect(missing).toEqual([]);
  });

  it('gives the shop settings that it has, and its data a volume', () => {
    expect(findUnknown(Object.keys(shop?.environment ?? {}))).toEqual([]);
    expect(findUnknown(Object.keys(backup?.environment ?? {}))).toEqual([]);
    expect(shop?.volumes).toContain(`data:${image.volumes[0]}`);
  });

  it('wants a decision about payments and the passphrase, as the server does', () => {
    const { PAYMENT_PROVIDER, PUBLIC_ORIGIN } = shop?.environment ?? {};
    const { BACKUP_PASSPHRASE } = backup?.environment ?? {};
    expect([PAYMENT_PROVIDER, PUBLIC_ORIGIN, BACKUP_PASSPHRASE]).toEqual([
      expect.stringMatching(/^\$\{PAYMENT_PROVIDER:\?/),
      expect.stringContaining('${DOMAIN:?'),
      expect.stringMatching(/^\$\{BACKUP_PASSPHRASE:\?/),
    ]);
    // A copied example has decided nothing.
    for (const name of ['PAYMENT_PROVIDER', 'BACKUP_PASSPHRASE', 'DATABASE_PASSWORD']) {
      expect(`\n${read('deploy/.env.example')}`).toContain(`\n${name}=\n`);
    }
  });

  it('gives the backup what it saves and no other secret', () => {
    expect(Object.keys(backup?.environment ?? {}).sort()).toEqual([
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
      'BACKUP_PASSPHRASE',
      'DATABASE_URL',
      'MEDIA_URL',
      'TZ',
    ]);
    expect(Object.keys(shop?.environment ?? {})).not.toContain('BACKUP_PASSPHRASE');
  });

  it('trusts the network of the proxy alone', () => {
    const { front, back } = compose.networks;
    const { TRUST_PROXY } = shop?.environment ?? {};
    const { UPSTREAM } = proxy?.environment ?? {};
    expect(TRUST_PROXY).toBe(front?.ipam?.config[0]?.subnet);
    expect(proxy?.networks).toEqual(['front']);
    expect(UPSTREAM).toBe(`shop:${image.port}`);
    expect(back?.internal).toBe(true);
    expect(database?.networks).toEqual(['back']);
  });

  it('opens the ports of the web and no other', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    expect(ports).toEqual(['80:80', '443:443', '443:443/udp']);
  });

  it('pins every image to a version', () => {
    const images = services.flatMap(([, service]) => service.image ?? []);
    expect(images.filter((name) => name !== 'haat')).toSatisfy((names: string[]) =>
      names.every((name) => /:\d+\.\d+(\.\d+)?-\w+$/.test(name)),
    );
  });

  it('saves by a command of the server', () => {
    const [command = ''] = backup?.command ?? [];
    expect(existsSync(join(rootDir, toSource(command)))).toBe(true);
  });

  it('reads every variable from .env.example', () => {
    const named = read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g);
    const examples = read('deploy/.env.example').matchAll(/^([A-Z_]+)=/gm);
    const toNames = (matches: Iterable<RegExpMatchArray>) =>
      Array.from(new Set(Array.from(matches, ([, name]) => name))).sort();
    expect(toNames(examples)).toEqual(toNames(named));
  });
});

describe('the units of systemd', () => {
  const service = read('deploy/systemd/haat.service');
  const backup = read('deploy/systemd/haat-backup.service');

  it('start the server as npm start does', () => {
    const command = /^ExecStart=(.+)$/m.exec(service)?.[1] ?? '';
    expect(command).toBe(
      // The whole path: workers that replace others start what it leads to by then.
      [
        '/srv/haat/node_modules/node/bin/node',
        ...NODE_ARGS,
        '/srv/haat/apps/server/dist/main.js',
      ].join(' '),
    );
    for (const [name, value] of Object.entries(SERVER_ENV)) {
      expect(service).toContain(`${name}=${value}`);
    }
  });

  it('set settings that the server has', () => {
    const lines = `${service}\n${backup}`.match(/^Environment=.+$/gm) ?? [];
    const names = lines.flatMap((line) =>
      Array.from(line.replace('Environment=', '').matchAll(/([A-Z_]+)=/g), ([, name = '']) => name),
    );
    expect(names).toContain('DATA_DIR');
    expect(findUnknown(names)).toEqual([]);
  });

  it('save by a command of the server, each night', () => {
    const command = /apps\/server\/dist\/commands\/\S+/.exec(backup)?.[0] ?? '';
    expect(existsSync(join(rootDir, toSource(command)))).toBe(true);
    expect(read('deploy/systemd/haat-backup.timer')).toMatch(/^OnCalendar=/m);
  });

  it('keep from each the secrets of the other, and limit the memory and processes of both', () => {
    const listUnset = (unit: string) =>
      Array.from(unit.matchAll(/^UnsetEnvironment=(.+)$/gm), ([, names = '']) =>
        names.split(' '),
      ).flat();
    expect(listUnset(service)).toEqual(['BACKUP_PASSPHRASE']);
    expect(findUnknown(listUnset(backup))).toEqual([]);
    const secrets = Array.from(SETTINGS).filter((name) => /SECRET|TOKEN$|SMTP|HEADERS/.test(name));
    expect(listUnset(backup)).toEqual(expect.arrayContaining(secrets));
    // What the server asks for beside these would stop the backup.
    expect(listUnset(backup)).toEqual(
      expect.arrayContaining(['PUBLIC_ORIGIN', 'PAYMENT_PROVIDER', 'METRICS_HOST']),
    );
    for (const unit of [service, backup]) {
      expect(unit).toMatch(/^MemoryMax=\dG\nTasksMax=\d+$/m);
    }
  });

  it('keep from both what neither needs', () => {
    const harden = (text: string) => text.split('# MemoryDenyWriteExecute')[1]?.split('\n\n')[0];
    expect(harden(service)?.trim()).toBe(harden(backup)?.trim());
    expect(harden(service)).toContain('NoNewPrivileges=yes');
  });
});
