/** Where the metrics are served; with workers by the main process, of all of them. */
export interface MetricsAddress {
  port: number;
  /** Network interface. */
  host: string;
  /** What a request carries as its bearer token; undefined for none. */
  token: string | undefined;
}

/** What a worker sends to the main process when its first request would succeed. */
export interface WorkerReady {
  readonly kind: 'ready';
  readonly publicOrigin: string;
  /** Undefined where nothing is counted. */
  readonly metrics: MetricsAddress | undefined;
}

/** Whether a message of a worker says that it is ready; other parts of the shop may send others. */
export function isWorkerReady(message: { kind?: unknown }): message is WorkerReady {
  return message.kind === 'ready';
}

/** What the main process sends to a worker that another one replaces. */
export const LEAVE = 'leave';

/** What the main process sends to a worker whose metrics it wants. */
export const SEND_METRICS = 'send-metrics';

/** What a worker responds to {@link SEND_METRICS}: its metrics as JSON of prom-client. */
export interface WorkerMetrics {
  readonly kind: 'metrics';
  readonly metrics: readonly object[];
}

export function isWorkerMetrics(message: { kind?: unknown }): message is WorkerMetrics {
  return message.kind === 'metrics';
}
