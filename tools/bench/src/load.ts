// Load on one server of this machine by wrk, which takes so little of the processor that it can show how much
// a server does.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LoadFigures, readWrkOutput } from './wrk-output.ts';

const DISTINCT_ADDRESSES = fileURLToPath(new URL('distinct-addresses.lua', import.meta.url));

/** The headers of browsers; responses are compared in the bytes on the wire. */
export const REQUEST_HEADERS = { 'accept-encoding': 'br', accept: 'text/html,application/json' };

/** Requests to one server for a while. */
export interface Load {
  /** Of the server. */
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  /** Index of the path to begin with. */
  first?: number;
  connections: number;
  seconds: number;
}

/**
 * Puts load on a server.
 *
 * @throws {Error} when wrk is not installed, a request failed or its status was not 2xx or 3xx
 */
export async function fire(load: Load): Promise<Omit<LoadFigures, 'failed'>> {
  const { failed, ...figures } = await fireWrk(load);
  if (failed > 0) throw new Error(`${load.origin}${load.paths[0]}: ${failed} requests failed`);
  return figures;
}

async function fireWrk({
  origin,
  paths,
  first = 0,
  connections,
  seconds,
}: Load): Promise<LoadFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-addresses-'));
  const file = join(folder, 'addresses');
  await writeFile(file, `${paths.join('\n')}\n`);
  const headers = Object.entries(REQUEST_HEADERS).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  // One address is asked for without a script, which would take time from the server.
  const script = paths.length > 1 ? ['-s', DISTINCT_ADDRESSES] : [];
  const args = paths.length > 1 ? ['--', file, String(first)] : [];
  const limits = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '30s'];
  const url = `${origin}${paths[0]}`;
  try {
    return readWrkOutput(await runWrk([...limits, ...headers, ...script, url, ...args]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runWrk(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (cause) =>
      reject(new Error('wrk does not start (apt-get install wrk).', { cause })),
    );
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrk ended with ${code}:\n${output}`)),
    );
  });
}
