import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { ContractOperation } from '../../../src/platform/contract/contract-document.ts';
import { ContractViolation } from '../contract/contract-checker.ts';
import type { LivedInShop } from './lived-in-shop.ts';
import type { MadeRequest } from './made-request.ts';
import { createBreachFinder } from './request-breach.ts';

/** The most processor time of a response, in ms: other processes of a busy machine do not change it. */
const MOST_PROCESSOR_MS = 2_000;

/** Sends generated requests to one operation and checks every response. */
export interface RequestRun {
  /**
   * Sends one request, a second after the one before by the shop's clock.
   *
   * @returns the status of the response, 0 for a violation of the contract, and the part of the request
   * that the contract forbids
   */
  send(request: MadeRequest): Promise<{ status: number; breach: string | undefined }>;
  /** The faults of responses, each with its request. */
  faults: readonly string[];
  /** Digest of all responses so far, without the values that differ from run to run. */
  digest(): string;
}

/** Starts a run in a shop, which only operations that change nothing may share. */
export function startRequestRun(operation: ContractOperation, livedIn: LivedInShop): RequestRun {
  const { shop } = livedIn;
  const findBreach = createBreachFinder(operation);
  const faults: string[] = [];
  const responses: string[] = [];
  const withoutChance = createChanceRemover();

  async function inject(request: MadeRequest): Promise<LightMyRequestResponse | ContractViolation> {
    const { method, url, headers, payload } = request;
    try {
      return await shop.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    } catch (error) {
      if (error instanceof ContractViolation) return error;
      throw error;
    }
  }

  return {
    faults,
    digest: () => createHash('sha256').update(responses.join('\n')).digest('hex'),
    async send(request) {
      const breach = findBreach(request);
      // One request at a time, so that the order is the same in every run.
      shop.clock.advance(500);
      const prepared = await livedIn.prepare(request);
      shop.clock.advance(500);
      const start = process.cpuUsage();
      const response = await inject(prepared);
      const { user, system } = process.cpuUsage(start);
      const took = (user + system) / 1_000;
      const note = (fault: string) => faults.push(`${fault}\n${describeRequest(prepared)}`);
      if (took > MOST_PROCESSOR_MS)
        note(`The response took ${Math.round(took)} ms of the processor.`);
      if (response instanceof ContractViolation) {
        note(response.message);
        return { status: 0, breach };
      }
      const { statusCode: status } = response;
      if (status >= 500) note(`${status} ${response.body}\n${shop.logLines.at(-2) ?? ''}`);
      else if (breach !== undefined && status < 400) {
        note(`${status}, though the contract does not allow the request's ${breach}.`);
      }
      responses.push(`${status} ${withoutChance(response)}`);
      await livedIn.keepCookies(request.sender, response);
      if (ENDINGS.has(operation.operationId) && status < 400) {
        await livedIn.restoreAccount(request.sender);
      }
      return { status, breach };
    },
  };
}

/** After one success, the same account cannot do it again. */
const ENDINGS: ReadonlySet<string> = new Set([
  'changePassword',
  'deleteAccount',
  'logoutUser',
  'resendEmailVerification',
]);

const CHANCE = new RegExp(
  [
    // Ids, order numbers, and the provider's ids of orders.
    /(?<![0-9a-z])(?:[0-9a-z]{26}|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|HAAT-\d{4}-\d{8})(?![0-9a-z])/,
    // Tokens of links, secrets for an app, and recovery codes.
    /(?<![\w-])(?:[\w-]{43}|[A-Z2-7]{32}|[2-9a-z]{4}(?:-[2-9a-z]{4}){2})(?![\w-])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** The content of a response, its random values numbered in the order of their appearance. */
function createChanceRemover(): (response: LightMyRequestResponse) => string {
  const numbers = new Map<string, number>();
  return ({ headers, body }) => {
    const isText = String(headers['content-type']).startsWith('application/json');
    if (!isText || headers['content-encoding'] !== undefined) return '';
    return body.replaceAll(CHANCE, (id) => {
      const number = numbers.get(id) ?? numbers.size;
      numbers.set(id, number);
      return `#${number}`;
    });
  };
}

function describeRequest({ method, url, headers, payload }: MadeRequest): string {
  const body = typeof payload === 'string' ? payload : `${payload?.length ?? 0} bytes`;
  return `${method} ${url.slice(0, 1_000)}\n${JSON.stringify(headers).slice(0, 2_000)}\n${body.slice(0, 2_000)}`;
}
