// Checks the packages that others import as those others get them: each is packed; publint and attw
// look at the tarball, whose README may link nothing outside of it; and in an empty project outside the
// workspace it is installed, compiled against and run, as Node resolves it and as bundlers do. One line per package; exit 1 on
// failure.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { run, runPnpm, runTurbo } from '../../../../scripts/workspace/run.mjs';
import { findDeadLinks } from './find-dead-links.ts';
import { listEntryPoints } from './list-entry-points.ts';

/** A program of a dependency of this package. */
const bin = (name: string) => join(rootDir, 'tools/checks/node_modules/.bin', name);

/** The compiler of TypeScript 5.4, the oldest that the READMEs promise. */
const OLDEST_TSC = join(rootDir, 'tools/checks/node_modules/typescript5/bin/tsc');

/** Addresses of the packed packages by name, such as `file:/tmp/package.tgz`. */
type Tarballs = Readonly<Record<string, string>>;

/** The version of a dependency that this workspace has installed. */
async function versionOf(name: string, folder = 'tools/checks'): Promise<string> {
  const file = join(rootDir, folder, 'node_modules', name, 'package.json');
  return JSON.parse(await readFile(file, 'utf8')).version;
}

const nodeTypes = { '@types/node': await versionOf('@types/node') };
const uiVersion = (name: string) => versionOf(name, 'packages/ui');

/** A program that is written against a package. */
interface Consumer {
  /** In consumers/. */
  source: string;
  /** What it installs beside the package: versions by name. */
  install: Readonly<Record<string, string>>;
  /** Whether it knows the browser's types. */
  hasDom: boolean;
  /** What cannot be bundled. */
  external?: readonly string[];
  /** Whether it compiles with the oldest TypeScript that the READMEs promise; dependencies may ask for more. */
  takesOldest?: boolean;
  /** How pnpm lays out the dependencies: `hoisted` as npm does; `isolated` when left out. */
  nodeLinker?: 'hoisted';
}

interface PublishedPackage {
  name: string;
  folder: string;
  /** Further arguments of attw. */
  attw?: readonly string[];
  consumers: readonly Consumer[];
}

/** The published packages and what is written against each. */
const PACKAGES: readonly PublishedPackage[] = [
  {
    name: '@haat/openapi',
    folder: 'openapi',
    // Its only entry is JSON, which has no declarations.
    attw: ['--exclude-entrypoints', '.'],
    consumers: [],
  },
  {
    name: '@haat/domain',
    folder: 'packages/domain',
    consumers: [
      {
        source: 'domain.ts',
        // Declarations of schemas name its types.
        install: { ...nodeTypes, zod: await versionOf('zod', 'packages/domain') },
        hasDom: false,
        takesOldest: true,
        // TypeScript 5.4 has no name for a type of zod behind pnpm's links.
        nodeLinker: 'hoisted',
      },
    ],
  },
  {
    name: '@haat/api-sdk',
    folder: 'packages/api-sdk',
    consumers: [
      {
        source: 'api-sdk.ts',
        install: {
          ...nodeTypes,
          '@tanstack/react-query': await versionOf('@tanstack/react-query', 'packages/api-sdk'),
          react: await uiVersion('react'),
          '@types/react': await uiVersion('@types/react'),
        },
        hasDom: false,
        takesOldest: true,
        // Behind pnpm's links declarations have no name for a type of openapi-fetch.
        nodeLinker: 'hoisted',
      },
    ],
  },
  {
    name: '@haat/mock-shop',
    folder: 'packages/mock-shop',
    consumers: [
      {
        source: 'mock-shop.ts',
        install: {
          ...nodeTypes,
          // Replaced by its tarball, as every package of the workspace.
          '@haat/api-sdk': '*',
          msw: await versionOf('msw', 'packages/mock-shop'),
        },
        hasDom: true,
        // A dependency of msw/node reads a file beside itself, and cannot be bundled.
        external: ['msw/node', 'msw/http'],
      },
    ],
  },
  {
    name: '@haat/ui',
    folder: 'packages/ui',
    // Stylesheets have no types to be wrong.
    attw: ['--exclude-entrypoints', 'theme.css', 'styles.css'],
    consumers: [
      {
        source: 'ui.tsx',
        install: {
          ...nodeTypes,
          react: await uiVersion('react'),
          'react-dom': await uiVersion('react-dom'),
          '@types/react': await uiVersion('@types/react'),
          '@types/react-dom': await uiVersion('@types/react-dom'),
        },
        hasDom: true,
        takesOldest: true,
      },
    ],
  },
];

/** A way of module resolution: the compiler's options, and the way to run the program. */
interface Resolution {
  options: Readonly<Record<string, unknown>>;
  /** @returns the path of what Node runs, from the project's folder */
  toProgram(project: string, entry: string, external: readonly string[]): Promise<string>;
}

const RESOLUTIONS: Readonly<Record<string, Resolution>> = {
  nodenext: {
    options: { module: 'nodenext', moduleResolution: 'nodenext', outDir: 'out/nodenext' },
    toProgram: async () => 'out/nodenext/consumer.js',
  },
  bundler: {
    options: { module: 'esnext', moduleResolution: 'bundler', noEmit: true },
    async toProgram(project, entry, external) {
      const config = {
        logLevel: 'error',
        ssr: { noExternal: true, external },
        build: { ssr: entry, outDir: 'out/bundler' },
      };
      const file = join(project, 'vite.config.mjs');
      await writeFile(file, `export default ${JSON.stringify(config)};\n`);
      await step('vite build', bin('vite'), ['build'], { cwd: project });
      return 'out/bundler/consumer.js';
    },
  },
};

/** Runs one step quietly. @throws when it fails; its output is on stderr then */
async function step(
  name: string,
  command: string,
  args: string[],
  options?: { cwd: string },
): Promise<void> {
  const code = await run(command, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(name);
}

async function pack({ folder }: PublishedPackage, destination: string): Promise<string> {
  await mkdir(destination, { recursive: true });
  const code = await runPnpm(['pack', '--out', join(destination, 'package.tgz')], {
    cwd: join(rootDir, folder),
    quiet: true,
    // All of them are built already: `prepack` would build them again, at the same time.
    env: { pnpm_config_ignore_scripts: 'true' },
  });
  if (code !== 0) throw new Error('pnpm pack');
  return join(destination, 'package.tgz');
}

/** @throws when the README of a tarball links a file that is not in it */
function checkLinks(tarball: string): void {
  const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  const files = tar('tzf', tarball).split('\n');
  const readme = tar('xzOf', tarball, 'package/README.md');
  const dead = findDeadLinks(readme, new Set(files.map((file) => file.replace('package/', ''))));
  if (dead.length > 0) throw new Error(`README.md: links ${dead.join(', ')}, not in the tarball`);
}

/**
 * Makes an empty project with the tarball in it, and compiles and runs a consumer there.
 *
 * @returns what to say of it
 */
async function consume(
  { name }: PublishedPackage,
  { source, install, hasDom, takesOldest, nodeLinker, external = [] }: Consumer,
  tarballs: Tarballs,
  project: string,
): Promise<string> {
  const entry = `consumer${source.slice(source.lastIndexOf('.'))}`;
  await mkdir(project);
  await cp(join(import.meta.dirname, 'consumers', source), join(project, entry));
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { [name]: tarballs[name], ...install },
  };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  // The packages that the tarball depends on are tarballs too: no registry has these versions.
  await writeFile(
    join(project, 'pnpm-workspace.yaml'),
    JSON.stringify({ packages: ['.'], nodeLinker, overrides: tarballs }),
  );
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-lockfile'];
  const code = await runPnpm(['install', ...flags], { cwd: project, quiet: true });
  if (code !== 0) throw new Error(`${source}: pnpm install`);
  const entryPoints = await listEntryPoints(project, name);
  const copies = entryPoints.map(
    (one, index) =>
      `import * as all${index} from '${one}';\nexport const copy${index} = { ...all${index} };\n`,
  );
  await writeFile(join(project, 'copies.ts'), copies.join(''));
  for (const [resolution, { options, toProgram }] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024', ...(hasDom ? ['dom', 'dom.iterable'] : [])],
      types: ['node'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      // The declarations of the package are checked too.
      skipLibCheck: false,
      // A library can export what it makes of the package: all types have a name that can be imported.
      declaration: true,
      ...options,
    };
    const files = [entry, 'copies.ts'];
    const compile = async (
      what: string,
      tsc: string,
      changed?: Readonly<Record<string, unknown>>,
    ) => {
      const file = `tsconfig.${resolution}.${what}.json`;
      const config = { files, compilerOptions: { ...compilerOptions, ...changed } };
      await writeFile(join(project, file), JSON.stringify(config));
      await step(`${source}: ${resolution}: ${what}`, tsc, ['-p', file], { cwd: project });
    };
    await compile('tsc', bin('tsc'));
    if (takesOldest) {
      await compile('TypeScript 5.4', OLDEST_TSC, {
        target: 'es2022',
        lib: ['es2023', ...(hasDom ? ['dom', 'dom.iterable'] : [])],
        // It does not know all of the declarations of Node and React.
        skipLibCheck: true,
        outDir: 'out/oldest',
      });
    }
    const program = await toProgram(project, entry, external);
    await step(`${source}: ${resolution}: run`, 'node', [program], { cwd: project });
  }
  return `${source} compiled and run as nodenext and bundler${takesOldest ? ', with TypeScript 5.4 too' : ''}`;
}

/** Checks one package. @returns the line about it, and whether it failed */
async function check(
  one: PublishedPackage,
  folder: string,
  tarballs: Tarballs,
): Promise<{ line: string; failed?: boolean }> {
  const startedAt = performance.now();
  try {
    const tarball = (tarballs[one.name] ?? '').replace('file:', '');
    checkLinks(tarball);
    await step('publint', bin('publint'), ['run', tarball, '--strict']);
    const attw = [tarball, '--profile', 'esm-only', '--no-definitely-typed', ...(one.attw ?? [])];
    await step('attw', bin('attw'), attw);
    const ran: string[] = [];
    for (const consumer of one.consumers) {
      const project = join(folder, consumer.source.replace(/\.\w+$/, ''));
      ran.push(await consume(one, consumer, tarballs, project));
    }
    const { size } = await stat(tarball);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const facts = [`${Math.round(size / 1024)} KiB packed`, 'publint ok', 'attw ok', ...ran];
    return { line: `${one.name}: ${facts.join(', ')} (${seconds} s)` };
  } catch (error) {
    return {
      failed: true,
      line: `${one.name}: FAILED at ${error instanceof Error ? error.message : error}`,
    };
  }
}

const filters = PACKAGES.map(({ name }) => `--filter=${name}`);
const built = await runTurbo(['build', ...filters, '--output-logs=errors-only'], { quiet: true });
if (built !== 0) process.exit(1);

const folder = await mkdtemp(join(tmpdir(), 'haat-packages-'));
try {
  const inFolder = (one: PublishedPackage) => join(folder, one.folder.replace('packages/', ''));
  const tarballs: Tarballs = Object.fromEntries(
    await Promise.all(
      PACKAGES.map(async (one) => [one.name, `file:${await pack(one, inFolder(one))}`]),
    ),
  );
  const results = await Promise.all(PACKAGES.map((one) => check(one, inFolder(one), tarballs)));
  for (const { line } of results) process.stdout.write(`${line}\n`);
  if (results.some(({ failed }) => failed)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
