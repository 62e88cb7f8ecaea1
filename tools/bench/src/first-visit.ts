// First visits on a slow phone over a slow line, through the DevTools protocol.

/** Slow 4G: the round trip in ms, and the rate in bytes per second. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const CPU_SLOWDOWN = 4;
/** The rest of a visit after the hydration, in ms, so that idle work counts too. */
const AFTER_HYDRATION_MS = 1_000;
const VISIT_TIMEOUT_MS = 30_000;

/** The global that captures taps before the hydration, of the storefront's `EarlyTapCapture`. */
export const TAP_CAPTURE = 'earlyTaps';

/** Records times in ms since the start of the navigation. */
const RECORDER = `{
  const times = window.visitTimes = { fcp: 0, lcp: 0, hydrated: 0, tasks: [] };
  const watch = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') times.fcp = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { times.lcp = startTime; });
  watch('longtask', ({ startTime, duration }) => times.tasks.push([startTime, duration]));
  // The replay of early input ends the hydration, and stops the capture of taps.
  let tap;
  Object.defineProperty(window, '${TAP_CAPTURE}', {
    configurable: true,
    get: () => tap,
    set(value) {
      tap = value;
      const { stop } = value;
      value.stop = () => { times.hydrated ||= performance.now(); stop(); };
    },
  });
}`;

interface VisitTimes {
  readonly fcp: number;
  readonly lcp: number;
  readonly hydrated: number;
  readonly tasks: readonly (readonly [startMs: number, durationMs: number])[];
}

/** What a first visit shows. Times in ms since its start; 0: never. */
export interface FirstVisitFigures {
  readonly fcp: number;
  readonly lcp: number;
  /** The end of the hydration, when early input has been replayed. */
  readonly hydrated: number;
  /** Time that long tasks after the first paint block, in ms. */
  readonly tbt: number;
  /** Scripts requested until the end of the hydration, with their headers, in KiB. */
  readonly scriptKib: number;
  readonly scripts: number;
}

interface ProtocolEvent {
  readonly method: string;
  readonly sessionId?: string;
  readonly params: {
    readonly requestId: string;
    readonly type?: string;
    readonly timestamp: number;
    readonly encodedDataLength?: number;
  };
}

/** A browser that visits pages as a slow phone does, each time with empty caches. */
export interface SlowPhone {
  /** @throws {Error} when the page is not hydrated within 30 s */
  visit(url: string): Promise<FirstVisitFigures>;
  close(): void;
}

/** Connects to a running Chromium by its debugging port. */
export async function openSlowPhone(port: number): Promise<SlowPhone> {
  const version: { webSocketDebuggerUrl: string } = JSON.parse(
    await (await fetch(`http://127.0.0.1:${port}/json/version`)).text(),
  );
  const socket = new WebSocket(version.webSocketDebuggerUrl);
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let events: ProtocolEvent[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.id === undefined) {
      events.push(message);
      return;
    }
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message.result);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  function call(method: string, params = {}, sessionId?: string): Promise<Record<string, unknown>> {
    lastId += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    pending.set(lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    return answer.promise;
  }

  async function visit(url: string): Promise<FirstVisitFigures> {
    const { browserContextId } = await call('Target.createBrowserContext');
    const { targetId } = await call('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    const inPage = (method: string, params = {}) => call(method, params, String(sessionId));
    await inPage('Page.enable');
    await inPage('Network.enable');
    await inPage('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await inPage('Emulation.setDeviceMetricsOverride', {
      width: 360,
      height: 720,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await inPage('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await inPage('Page.addScriptToEvaluateOnNewDocument', { source: RECORDER });
    events = [];
    await inPage('Page.navigate', { url });
    const readTimes = async (): Promise<VisitTimes | undefined> => {
      const { result } = await inPage('Runtime.evaluate', {
        expression: 'JSON.stringify(window.visitTimes)',
      });
      const { value } = result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    };
    const deadline = performance.now() + VISIT_TIMEOUT_MS;
    while (!(await readTimes())?.hydrated) {
      if (performance.now() > deadline) throw new Error(`${url} was not hydrated.`);
      await wait(100);
    }
    await wait(AFTER_HYDRATION_MS);
    const times = await readTimes();
    await call('Target.disposeBrowserContext', { browserContextId });
    if (times === undefined) throw new Error(`${url} left no times.`);
    return summarize(times, events);
  }

  return { visit, close: () => socket.close() };
}

function summarize(
  { fcp, lcp, hydrated, tasks }: VisitTimes,
  events: readonly ProtocolEvent[],
): FirstVisitFigures {
  const sent = events.filter(({ method }) => method === 'Network.requestWillBeSent');
  const start = sent.find(({ params }) => params.type === 'Document')?.params.timestamp ?? 0;
  const scripts = new Set(
    sent
      .filter(
        ({ params }) => params.type === 'Script' && params.timestamp < start + hydrated / 1_000,
      )
      .map(({ params }) => params.requestId),
  );
  const bytes = events
    .filter(
      ({ method, params }) => method === 'Network.loadingFinished' && scripts.has(params.requestId),
    )
    .reduce((sum, { params }) => sum + (params.encodedDataLength ?? 0), 0);
  const tbt = tasks
    .filter(([startMs]) => startMs > fcp)
    .reduce((sum, [, durationMs]) => sum + durationMs - 50, 0);
  return { fcp, lcp, hydrated, tbt, scriptKib: bytes / 1024, scripts: scripts.size };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
