import { type Channel, channel, tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Events that the shop tells to whoever observes it, such as its metrics; a channel of
 * `node:diagnostics_channel`. Nobody observes it by default: then an event costs the look at `isObserved`.
 */
export class EventChannel<Event extends object> {
  readonly #channel: Channel;

  constructor(name: string) {
    this.#channel = channel(`haat:${name}`);
  }

  get isObserved(): boolean {
    return this.#channel.hasSubscribers;
  }

  publish(event: Event): void {
    this.#channel.publish(event);
  }

  /** @returns the function that ends the subscription */
  subscribe(listener: (event: Event) => void): () => void {
    // Only `publish` of this class publishes to the channel.
    const receive = (event: unknown) => listener(event as Event);
    this.#channel.subscribe(receive);
    return () => void this.#channel.unsubscribe(receive);
  }
}

/** A response to a request from outside. */
export interface ResponseSent {
  request: IncomingMessage;
  /** Id of the request, as in the log. */
  id: string;
  /** The operationId, the route's pattern of a page, or another pattern: never a path. */
  route: string;
  status: number;
  seconds: number;
}

/** A look into one of the caches; `shared`: another request was making the same. */
export interface CacheLookup {
  cache: 'front' | 'response' | 'page';
  outcome: 'hit' | 'miss' | 'shared';
}

/** A query that ended; `sql` has placeholders instead of values. */
export interface QueryEnded {
  sql: string;
  seconds: number;
  hasFailed: boolean;
}

/** What became of a mail: each one that is posted is sent or fails in the end. */
export interface MailProgress {
  state: 'posted' | 'delayed' | 'sent' | 'failed';
}

export const responses = new EventChannel<ResponseSent>('response');
export const cacheLookups = new EventChannel<CacheLookup>('cache-lookup');
export const queries = new EventChannel<QueryEnded>('query');
export const mails = new EventChannel<MailProgress>('mail');
/** Orders that were placed and committed. */
export const placedOrders = new EventChannel<{ paymentMethod: string }>('placed-order');
/** Events of the security log; see `security-log.ts`. */
export const securityEvents = new EventChannel<{ event: string; outcome: string }>(
  'security-event',
);
export const madeVariants = new EventChannel<{ format: string }>('made-variant');
/** Processes for pictures of shoppers that ended without a result. */
export const failedDecodings = new EventChannel<object>('failed-decoding');

/** Work that takes time of its own within a request or a job. */
export interface Operation {
  kind: 'rendering' | 'outgoing-call';
  /** The route's pattern of a page, or whom the shop calls. */
  name: string;
}

/** The work of an operation; `error` is set when it failed. */
export interface OperationRun extends Operation {
  error?: unknown;
}

const operations = tracingChannel<OperationRun, unknown>('haat:operation');

/** The start of operations, for what follows the work through its asynchronous calls. */
export const operationStarts = operations.start;

/** Runs the work of an operation in view of the observers. */
export function runObserved<Result>(
  operation: Operation,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!operations.start.hasSubscribers) return work();
  return operations.tracePromise(work, { ...operation });
}

/** @returns the function that ends the subscription */
export function subscribeToOperations(listeners: {
  onStart(run: OperationRun): void;
  onEnd(run: OperationRun): void;
}): () => void {
  // Only `runObserved` publishes to the channels.
  const start = (run: unknown) => listeners.onStart(run as OperationRun);
  const end = (run: unknown) => listeners.onEnd(run as OperationRun);
  operations.start.subscribe(start);
  operations.asyncEnd.subscribe(end);
  return () => {
    operations.start.unsubscribe(start);
    operations.asyncEnd.unsubscribe(end);
  };
}
