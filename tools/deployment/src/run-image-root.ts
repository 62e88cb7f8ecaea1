import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImagePlan } from './read-dockerfile.ts';

/** A container, as far as it can be had without a container's engine. */
export interface ImageRun {
  readonly plan: ImagePlan;
  /** The folder that is the image's root. */
  readonly root: string;
  /** What the volume of the image is. */
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** What a container's engine puts into an image's root. */
const FOLDERS_OF_THE_ENGINE = ['proc', 'dev'];
const FILES_OF_THE_ENGINE = ['etc/hosts', 'etc/resolv.conf'];

/**
 * Starts a program of an image in a mount namespace of its own: its root is the image and read-only, but
 * for the volume and /tmp in memory, its user is the image's, and its environment has nothing of this
 * process. Needs root.
 */
export async function startInImage(
  { plan, root, dataDir, environment }: ImageRun,
  command: readonly string[] = plan.command,
): Promise<ChildProcess> {
  for (const name of FOLDERS_OF_THE_ENGINE) await mkdir(join(root, name), { recursive: true });
  for (const name of FILES_OF_THE_ENGINE) await copyFile(join('/', name), join(root, name));
  const volume = join(root, plan.volumes[0] ?? '');
  const script = `set -e
    mount --bind "$ROOT" "$ROOT"
    mount -o remount,ro,bind "$ROOT"
    mount -t tmpfs -o size=256m,mode=1777 tmpfs "$ROOT/tmp"
    mount --bind "$DATA" "$VOLUME"
    mount --rbind /proc "$ROOT/proc"
    mount --rbind /dev "$ROOT/dev"
    exec env -i "$@"`;
  const [user = '', group = ''] = plan.user.split(':');
  const args = [
    ...Object.entries({ ...plan.environment, ...environment }).map((pair) => pair.join('=')),
    '/usr/bin/unshare',
    `--root=${root}`,
    `--wd=${plan.workingFolder}`,
    `--setgid=${group}`,
    `--setuid=${user}`,
    ...plan.entrypoint,
    ...command,
  ];
  const { PATH = '' } = process.env;
  return spawn('unshare', ['--mount', '--', 'sh', '-c', script, 'sh', ...args], {
    env: { PATH, ROOT: root, DATA: dataDir, VOLUME: volume },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The exit code and the output of a program of the image. */
export async function runInImage(
  run: ImageRun,
  command: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  const child = await startInImage(run, command);
  const read = collectOutput(child);
  const [code] = await once(child, 'close');
  return { exitCode: Number(code), output: read() };
}

/** Collects what a process prints. @returns what it printed until now */
export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return () => output;
}

/** Waits until a process has printed a text. @throws when it ends before */
export async function waitForOutput(child: ChildProcess, text: string): Promise<string> {
  const read = collectOutput(child);
  const exit = once(child, 'exit');
  while (!read().includes(text)) {
    if (child.exitCode !== null) throw new Error(`It ended:\n${read()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), exit]);
  }
  return read();
}
