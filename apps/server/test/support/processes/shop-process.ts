import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as sendRequest } from 'node:http';
import type { VisitorRequest, VisitorResponse } from '../requests/visitor.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

const { PATH = '' } = process.env;
const SOURCE_MAIN = new URL('../../../src/main.ts', import.meta.url).pathname;
const RUN_SERVER = new URL('../../../../../scripts/workspace/run-server.mjs', import.meta.url).href;

/** The shop in a process of its own. */
export interface ShopProcess {
  /** Resolves with what was printed when `text` is in it. @throws when the process ended before */
  waitFor(text: string): Promise<string>;
  stop(signal: NodeJS.Signals): void;
  /** Ends it at once, as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Sends a line to its standard input. */
  writeLine(line: string): void;
  exitCode: Promise<number | null>;
  /** Its process id. */
  pid: number;
  printed(): string;
}

/** Starts the shop from source with these environment variables and no others. */
export function startShopProcess(
  environment: Readonly<Record<string, string>>,
  main = SOURCE_MAIN,
  nodeArgs: readonly string[] = [],
): ShopProcess {
  return watchProcess(
    spawn(process.execPath, [...nodeArgs, '--conditions=@haat/source', main], {
      env: { PATH, ...COMPILE_CACHE, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    }),
  );
}

/**
 * Starts the shop from source the way `npm start` does, in a process group of its own: `pid` is that of
 * the group's first process, which starts the server.
 */
export function startShopGroup(environment: Readonly<Record<string, string>>): ShopProcess {
  const args = JSON.stringify(['--conditions=@haat/source', SOURCE_MAIN]);
  const script = `import { runServer } from '${RUN_SERVER}'; runServer(${args}, process.env);`;
  return watchProcess(
    spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { PATH, ...COMPILE_CACHE, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    }),
  );
}

function watchProcess(child: ChildProcessWithoutNullStreams): ShopProcess {
  // A process that a test forgets to end must not outlive it.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  let text = '';
  // Not 'exit', which may come before the last of its output.
  const exitCode = once(child, 'close').then(([code]) => {
    process.off('exit', end);
    return typeof code === 'number' ? code : null;
  });
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // A process that was killed no longer reads.
  child.stdin.on('error', () => {});
  return {
    async waitFor(part) {
      let searched = 0;
      while (!text.includes(part, searched)) {
        searched = Math.max(0, text.length - part.length);
        if (child.exitCode !== null || child.signalCode !== null) {
          await exitCode;
          if (text.includes(part, searched)) break;
          throw new Error(`The shop ended with ${child.exitCode ?? child.signalCode}: ${text}`);
        }
        await Promise.race([once(child.stdout, 'data'), exitCode]);
      }
      return text;
    },
    stop: (signal) => child.kill(signal),
    async kill() {
      child.kill('SIGKILL');
      await exitCode;
    },
    writeLine: (line) => child.stdin.write(`${line}\n`),
    exitCode,
    pid: child.pid ?? Number.NaN,
    printed: () => text,
  };
}

/** Sends requests over the network, for `createVisitor`. Rejects when the connection breaks. */
export interface Sender {
  send(request: VisitorRequest): Promise<VisitorResponse>;
  /** Drops idle connections. */
  close(): void;
}

/** @param port where a shop listens on this machine */
export function createSender(port: number): Sender {
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, url, headers, payload }) =>
      new Promise((resolve, reject) => {
        const request = sendRequest(
          { host: 'localhost', port, agent, method, path: url, headers },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.once('error', reject);
            response.once('close', () => {
              if (!response.complete) reject(new Error('The response broke off.'));
            });
            response.once('end', () =>
              resolve({
                statusCode: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks).toString(),
                cookies: (response.headers['set-cookie'] ?? []).map(readCookie),
              }),
            );
          },
        );
        request.once('error', reject);
        request.end(payload);
      }),
    close: () => agent.destroy(),
  };
}

function readCookie(line: string): VisitorResponse['cookies'][number] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const maxAge = /;\s*max-age=(\d+)/i.exec(line)?.[1];
  return { name, value, ...(maxAge !== undefined && { maxAge: Number(maxAge) }) };
}
