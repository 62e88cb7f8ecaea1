import { once } from 'node:events';
import { connect } from 'node:net';

/** A TCP connection on which a test writes the bytes of requests itself. */
export interface RawConnection {
  write(text: string | Buffer): void;
  /** Resolves with all that was received when the server has closed it. */
  closed: Promise<string>;
  /** Resolves with what was received as soon as `text` is in it. */
  waitFor(text: string): Promise<string>;
  /** Sends nothing more. */
  end(): void;
  destroy(): void;
}

/** Connects to a server of this machine. */
export async function openRawConnection(port: number, host = '127.0.0.1'): Promise<RawConnection> {
  const socket = connect(port, host);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  // A server that closes while it is written to resets the connection.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  return {
    write: (text) => void socket.write(text),
    closed,
    async waitFor(text) {
      while (!received.includes(text) && !socket.closed) {
        await new Promise<void>((resolve) => {
          socket.once('data', () => resolve());
          socket.once('close', () => resolve());
        });
      }
      return received;
    },
    end: () => void socket.end(),
    destroy: () => socket.destroy(),
  };
}

/** A response in the bytes that were received. */
export interface RawResponse {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** @throws when there is none */
export function readRawResponse(received: string): RawResponse {
  const [head = '', body = ''] = received.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1];
  if (status === undefined) throw new Error(`This is no response: ${received}`);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(status), headers: Object.fromEntries(headers), body };
}
