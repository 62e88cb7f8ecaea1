import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, cp, lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { BUILD_FOLDER, type ImagePlan } from './read-dockerfile.ts';

// The package's types name a default export that it does not have.
const makeIgnore: typeof import('@balena/dockerignore').default = createRequire(import.meta.url)(
  '@balena/dockerignore',
);

/** Debian packages that a step of the Dockerfile installs, with a program or a file that each brings. */
const BROUGHT = { binutils: 'strip', libatomic1: '' } as const;

/**
 * Carries out the Dockerfile's steps in an empty folder, in the same order: the repository without what
 * .dockerignore leaves out, each RUN in a shell, and the copies into the image. A step that installs
 * Debian packages is left out, and what it brings has to be there.
 *
 * @returns the folder that would be the image's root
 */
export async function buildImageRoot(plan: ImagePlan, folder: string): Promise<string> {
  const build = join(folder, 'build');
  const root = join(folder, 'root');
  await mkdir(build, { recursive: true });
  for (const step of plan.steps) {
    if (step.kind === 'copy') await copyContext(build);
    else if (step.command.startsWith('apt-get ')) await assertBrought(step.command);
    else await runStep(step.command, build);
  }
  await mkdir(root);
  for (const { from, to, owner } of plan.copies) {
    const source = join(build, from.replace(BUILD_FOLDER, ''));
    for (const name of await readdir(source)) {
      const target = join(root, to, name);
      await cp(join(source, name), target, { recursive: true, verbatimSymlinks: true });
      await chmod(target, (await lstat(join(source, name))).mode & 0o7777);
      if (owner !== undefined) await promisify(execFile)('chown', ['-R', owner, target]);
    }
  }
  return root;
}

/** Copies what the build would be sent: the files of the repository, whether committed or not. */
async function copyContext(to: string): Promise<void> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: rootDir, maxBuffer: 64_000_000 },
  );
  const ignore = makeIgnore().add(await readFile(join(rootDir, '.dockerignore'), 'utf8'));
  for (const path of ignore.filter(stdout.split('\0').filter((name) => name !== ''))) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(rootDir, path), join(to, path));
  }
}

async function assertBrought(command: string): Promise<void> {
  for (const [name, program] of Object.entries(BROUGHT)) {
    if (!command.includes(name) || program === '') continue;
    await promisify(execFile)('which', [program]).catch(() => {
      throw new Error(`${program} is missing here: apt-get install ${name}.`);
    });
  }
}

async function runStep(command: string, cwd: string): Promise<void> {
  process.stdout.write(`RUN ${command.replaceAll(/\s+/g, ' ').slice(0, 120)}\n`);
  const child = spawn('sh', ['-c', command], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('This step of the Dockerfile failed.');
}
