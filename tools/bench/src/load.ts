// Load on one server of this machine: by wrk, which takes so little of the processor that it can show how
// much a server does; else by this process, beside which only processor time per request means much.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
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

/** Checks whether wrk is installed. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/**
 * Puts load on a server.
 *
 * @throws {Error} when a request failed or its status was not 2xx or 3xx
 */
export async function fire(load: Load): Promise<Omit<LoadFigures, 'failed'>> {
  const { failed, ...figures } = await (hasWrk ? fireWrk(load) : fireHere(load));
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
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrk ended with ${code}:\n${output}`)),
    );
  });
}

async function fireHere({
  origin,
  paths,
  first = 0,
  connections,
  seconds,
}: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const times: number[] = [];
  let failed = 0;
  let index = first;
  async function askInTurn() {
    while (performance.now() - startedAt < seconds * 1_000) {
      const path = paths[index % paths.length];
      index += 1;
      const sentAt = performance.now();
      const status = await ask(`${origin}${path}`, agent).catch(() => 0);
      if (status < 200 || status >= 400) failed += 1;
      times.push(performance.now() - sentAt);
    }
  }
  await Promise.all(Array.from({ length: connections }, askInTurn));
  const took = performance.now() - startedAt;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1_000) / took,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    requests: times.length,
    failed,
  };
}

/** @returns the status */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: REQUEST_HEADERS }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}
