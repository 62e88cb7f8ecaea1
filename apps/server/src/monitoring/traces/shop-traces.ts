import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config, TracesConfig } from '../../config.ts';
import {
  type OperationRun,
  operationStarts,
  queries,
  responses,
  subscribeToOperations,
} from '../../platform/instrumentation/channels.ts';
import { createProxyCheck } from './trusted-proxies.ts';

/** The spans of requests and of what they do, sent to an OTLP receiver. */
export interface Traces {
  trace(listener: RequestListener): RequestListener;
  /** Sends the spans that wait. */
  close(): Promise<void>;
}

/** Timeout of spans that are sent, with all repetitions, ms: the shop ends within 10 s. */
const SENDING_TIMEOUT_MS = 2_000;
/** Longest text of a query in a span. */
const MAX_QUERY_LENGTH = 2_000;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Sends a span for each request, and below it one for each query, rendering and outgoing call. No span
 * has a path, a query string, a header, an address, a value of a query or the message of an error.
 */
export function createShopTraces(config: Config, { endpoint, share }: TracesConfig): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'haat' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
          timeoutMillis: SENDING_TIMEOUT_MS,
        }),
      }),
    ],
  });
  const tracer = provider.getTracer('haat');
  /** The span of the work that runs, as the parent of what it starts. */
  const active = new AsyncLocalStorage<Context>();
  const requestSpans = new WeakMap<IncomingMessage, Span>();
  const operationSpans = new WeakMap<OperationRun, Span>();
  const isTrusted = createProxyCheck(config.trustedProxies);
  const engine = config.databaseUrl === undefined ? 'sqlite' : 'postgresql';

  operationStarts.bindStore(active, (run) => {
    const parent = active.getStore() ?? ROOT_CONTEXT;
    const kind = run.kind === 'outgoing-call' ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const span = tracer.startSpan(`${run.kind} ${run.name}`, { kind }, parent);
    operationSpans.set(run, span);
    return trace.setSpan(parent, span);
  });
  const subscriptions = [
    responses.subscribe(({ request, id, route, status }) => {
      const span = requestSpans.get(request);
      if (span === undefined) return;
      requestSpans.delete(request);
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({
        'http.request.method': request.method ?? '',
        'http.route': route,
        'http.response.status_code': status,
        'haat.request_id': id,
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
    queries.subscribe(({ sql, seconds, hasFailed }) => {
      // Outside of requests and calls, queries are those of the shop's regular jobs.
      const parent = active.getStore();
      if (parent === undefined) return;
      const endTime = Date.now();
      const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY';
      const span = tracer.startSpan(
        operation,
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - seconds * 1_000,
          attributes: {
            'db.system.name': engine,
            'db.operation.name': operation,
            'db.query.text': sql.slice(0, MAX_QUERY_LENGTH),
          },
        },
        parent,
      );
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    }),
    subscribeToOperations({
      onStart() {},
      onEnd(run) {
        const span = operationSpans.get(run);
        if (run.error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      },
    }),
  ];
  return {
    trace: (listener) => (request, response) => {
      const { traceparent } = request.headers;
      const remote = isTrusted(request.socket.remoteAddress)
        ? readTraceparent(traceparent)
        : undefined;
      const parent =
        remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
      const span = tracer.startSpan(request.method ?? '', { kind: SpanKind.SERVER }, parent);
      requestSpans.set(request, span);
      // Of a request without a whole response nothing else is heard.
      response.once('close', () => {
        if (requestSpans.delete(request)) span.end();
      });
      active.run(trace.setSpan(parent, span), () => listener(request, response));
    },
    async close() {
      operationStarts.unbindStore(active);
      for (const unsubscribe of subscriptions) unsubscribe();
      // Spans are no reason to hold up the end of the shop.
      const late = sleep(2 * SENDING_TIMEOUT_MS, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

/** Reads a header of https://www.w3.org/TR/trace-context/; undefined when it is missing or malformed. */
function readTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const parts = typeof header === 'string' ? TRACEPARENT.exec(header) : null;
  const [, traceId = '', spanId = '', flags = ''] = parts ?? [];
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  const remote = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(remote) ? remote : undefined;
}
