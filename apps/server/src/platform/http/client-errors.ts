import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { type ErrorCode, InvalidInputError } from '../../errors.ts';
import { type ErrorBody, UNREADABLE_MESSAGE } from './error-responses.ts';
import { createSecurityHeaders } from './security-headers.ts';

interface ClientError {
  status: number;
  code: ErrorCode;
  message: string;
}

const UNREADABLE: ClientError = {
  status: 400,
  code: 'request_unreadable',
  message: UNREADABLE_MESSAGE,
};

/** Responses to the errors of Node's HTTP parser and its timers, by code. */
const CLIENT_ERRORS: ReadonlyMap<string, ClientError> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    {
      status: 431,
      code: 'headers_too_large',
      message: 'The headers of this request are too large. Please clear your cookies.',
    },
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    { status: 413, code: 'payload_too_large', message: 'This request is too large to be read.' },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    {
      status: 408,
      code: 'request_timeout',
      message: 'This request took too long to arrive. Please try again.',
    },
  ],
]);

/**
 * Creates the listener for requests that Node's HTTP parser rejects, for which no hook runs: it writes
 * the contract's error envelope with the headers of every other response, and closes the connection.
 */
export function createClientErrorHandler(config: Config, log: FastifyBaseLogger) {
  const headers = createSecurityHeaders(config);
  return function sendClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
    // Another response is being written: no second one can follow.
    if (error.code !== 'ECONNRESET' && socket.writable && !hasBegunResponse(socket)) {
      const found = CLIENT_ERRORS.get(error.code ?? '') ?? UNREADABLE;
      const reqId = randomUUID();
      log.info({ reqId, status: found.status, code: error.code }, 'request not read');
      socket.write(toResponse(found, { ...headers, 'x-request-id': reqId }));
    }
    socket.destroy();
  };
}

/** Rejects (400) requests of HTTP/1.1 without a Host header, as HTTP requires. */
export function addHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(
      isMissing
        ? new InvalidInputError(UNREADABLE_MESSAGE, undefined, 'request_unreadable')
        : undefined,
    );
  });
}

/** The response that is being written to the socket; Node's own handler reads the same field. */
function hasBegunResponse(socket: Duplex): boolean {
  const { _httpMessage: response } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return response?.headersSent ?? false;
}

function toResponse(
  { status, code, message }: ClientError,
  headers: Readonly<Record<string, string>>,
): string {
  const body = JSON.stringify({ success: false, message, code } satisfies ErrorBody);
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
