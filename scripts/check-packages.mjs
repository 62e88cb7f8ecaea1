// Checks the packages that others import as those others get them: each is packed; publint and attw
// look at the tarball; and in an empty project outside the workspace it is installed, compiled
// against and run, as Node resolves it and as bundlers do. One line per package; exit 1 on failure.
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from './workspace/paths.mjs';
import { run, runPnpm, runTurbo } from './workspace/run.mjs';

/** The version of a dependency that this workspace has installed. */
async function versionOf(name, folder = '.') {
  const file = join(rootDir, folder, 'node_modules', name, 'package.json');
  return JSON.parse(await readFile(file, 'utf8')).version;
}

const nodeTypes = { '@types/node': await versionOf('@types/node') };
const uiVersion = (name) => versionOf(name, 'packages/ui');

/**
 * The published packages and what is written against each: a source in consumers/, what it installs
 * beside the package, and whether it knows the browser's types.
 */
const PACKAGES = [
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
    consumers: [{ source: 'domain.ts', install: nodeTypes, hasDom: false }],
  },
  {
    name: '@haat/api-sdk',
    folder: 'packages/api-sdk',
    consumers: [{ source: 'api-sdk.ts', install: nodeTypes, hasDom: false }],
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
      },
    ],
  },
];

/** Ways of module resolution: the compiler's options, and the way to run the program. */
const RESOLUTIONS = {
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
      await step('vite build', 'vite', ['build'], { cwd: project });
      return 'out/bundler/consumer.js';
    },
  },
};

/** Runs one step quietly. @throws when it fails; its output is on stderr then */
async function step(name, command, args, options) {
  const code = await run(command, args, { ...options, quiet: true });
  if (code !== 0) throw new Error(name);
}

async function pack({ folder }, destination) {
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

/** Makes an empty project with the tarball in it, and compiles and runs a consumer there. */
async function consume({ name }, { source, install, hasDom, external = [] }, tarballs, project) {
  const entry = `consumer${source.slice(source.lastIndexOf('.'))}`;
  await mkdir(project);
  await cp(join(rootDir, 'scripts/consumers', source), join(project, entry));
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
    JSON.stringify({ packages: ['.'], overrides: tarballs }),
  );
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-lockfile'];
  const code = await runPnpm(['install', ...flags], { cwd: project, quiet: true });
  if (code !== 0) throw new Error(`${source}: pnpm install`);
  for (const [resolution, { options, toProgram }] of Object.entries(RESOLUTIONS)) {
    const config = {
      compilerOptions: {
        target: 'es2024',
        lib: ['es2024', ...(hasDom ? ['dom', 'dom.iterable'] : [])],
        types: ['node'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        // The declarations of the package are checked too.
        skipLibCheck: false,
        ...options,
      },
      files: [entry],
    };
    const file = join(project, `tsconfig.${resolution}.json`);
    await writeFile(file, JSON.stringify(config));
    await step(`${source}: ${resolution}: tsc`, 'tsc', ['-p', file], { cwd: project });
    const program = await toProgram(project, entry, external);
    await step(`${source}: ${resolution}: run`, 'node', [program], { cwd: project });
  }
}

/** Checks one package. @returns the line about it, and whether it failed */
async function check(one, folder, tarballs) {
  const startedAt = performance.now();
  try {
    const tarball = tarballs[one.name].replace('file:', '');
    await step('publint', 'publint', ['run', tarball, '--strict']);
    const attw = [tarball, '--profile', 'esm-only', '--no-definitely-typed', ...(one.attw ?? [])];
    await step('attw', 'attw', attw);
    for (const consumer of one.consumers) {
      await consume(one, consumer, tarballs, join(folder, consumer.source.replace(/\.\w+$/, '')));
    }
    const { size } = await stat(tarball);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const ran = one.consumers.map(
      ({ source }) => `, ${source} compiled and run as nodenext and bundler`,
    );
    return {
      line: `${one.name}: ${Math.round(size / 1024)} KiB packed, publint ok, attw ok${ran.join('')} (${seconds} s)`,
    };
  } catch (error) {
    return { failed: true, line: `${one.name}: FAILED at ${error.message}` };
  }
}

const filters = PACKAGES.map(({ name }) => `--filter=${name}`);
const built = await runTurbo(['build', ...filters, '--output-logs=errors-only'], { quiet: true });
if (built !== 0) process.exit(1);

const folder = await mkdtemp(join(tmpdir(), 'haat-packages-'));
try {
  const inFolder = (one) => join(folder, one.folder.replace('packages/', ''));
  const tarballs = Object.fromEntries(
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
