import { type Channel, channel } from 'node:diagnostics_channel';

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

/** An operation that ended. */
export interface OperationEnded extends Operation {
  seconds: number;
  hasFailed: boolean;
}

export const operations = new EventChannel<OperationEnded>('operation');

/** Runs the work of an operation in view of the observers. */
export async function runObserved<Result>(
  operation: Operation,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!operations.isObserved) return work();
  const startedAt = performance.now();
  let hasFailed = true;
  try {
    const result = await work();
    hasFailed = false;
    return result;
  } finally {
    const seconds = (performance.now() - startedAt) / 1_000;
    operations.publish({ ...operation, seconds, hasFailed });
  }
}
