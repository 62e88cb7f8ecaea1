// Code of React Router that no page of the shop runs in a browser. An entry holds as long as the fact
// above it does; `leave-out-unused.ts` checks those that a screen could break.

/** A part of a file of a package, and what stands in its place in the browser's build. */
export interface Replacement {
  /** The end of the file's path, from the package's folder on. */
  readonly file: string;
  /** Replaced wherever it stands in the file; the build fails when it no longer does. */
  readonly code: string;
  /** `''` leaves the code out. */
  readonly by: string;
}

/** The replacements of one file, as pairs. */
function inFile(
  file: string,
  pairs: readonly (readonly [code: string, by: string])[],
): readonly Replacement[] {
  return pairs.map(([code, by]) => ({ file, code, by }));
}

/** The replacements of one file of React Router. */
function inRouter(
  file: string,
  pairs: readonly (readonly [code: string, by: string])[],
): readonly Replacement[] {
  return inFile(`/react-router/dist/production/lib/${file}`, pairs);
}

const ROUTER = 'router/router.js';

/** Nothing traces the router's calls. */
const NO_INSTRUMENTATION = inRouter(ROUTER, [
  ['init.instrumentations', 'false'],
  ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'],
  ['if (opts?.instrumentationNavigateMetaReceiver) {', 'if (false) {'],
  ['\t\t\tinstrumentationNavigateMetaReceiver\n', ''],
]);

/** The manifest is loaded as a whole (`routeDiscovery` in react-router.config.ts), and no route is added later. */
const NO_LATER_ROUTES = [
  ...inRouter(ROUTER, [
    ['init.patchRoutesOnNavigation', 'false'],
    ['checkFogOfWar(initialMatches, init.history.location.pathname).active', 'false'],
    ['if (!initialMatches) {', 'if (false) {'],
    ['let fogOfWar = checkFogOfWar(matches, location.pathname);', ''],
    ['if (fogOfWar.active && fogOfWar.matches) matches = fogOfWar.matches;', ''],
    ['fogOfWar.active = false;', ''],
    ['fogOfWar.active', 'false'],
    ['if (isFogOfWar) {', 'if (false) {'],
    ['if (!isFogOfWar) {', 'if (true) {'],
    ['\t\tpatchRoutes,\n', ''],
    ['\t\t_internalSetRoutes,\n', ''],
    ['future.unstable_routePatternMatching', 'false'],
    ['if (typeof route.lazy === "function") {', 'if (false) {'],
  ]),
  ...inRouter('dom/ssr/fog-of-war.js', [['!isFogOfWarEnabled(routeDiscovery, ssr)', 'true']]),
  ...inRouter('dom/ssr/components.js', [['isFogOfWarEnabled(routeDiscovery, ssr)', 'false']]),
];

/** No screen calls useFetcher. */
const NO_FETCHERS = [
  ...inRouter(ROUTER, [
    ['\t\tfetch,\n', ''],
    ['\t\tgetFetcher,\n', ''],
    ['\t\tresetFetcher,\n', ''],
    ['\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
    ['\t\t_internalFetchControllers: fetchControllers,\n', ''],
    [
      '\t\tstate.fetchers.forEach((fetcher, key) => {',
      'if (false) state.fetchers.forEach((fetcher, key) => {',
    ],
    [
      '\t\tfetchersQueuedForDeletion.forEach((key) => {',
      'if (false) fetchersQueuedForDeletion.forEach((key) => {',
    ],
    ['unmountedFetchers.forEach((key) => deleteFetcher(state.fetchers, key));', ''],
    ['mountedFetchers.forEach((key) => state.fetchers.delete(key));', ''],
    [
      'if (revalidatingFetchers.length > 0) updates.fetchers = getUpdatedRevalidatingFetchers(revalidatingFetchers);',
      '',
    ],
    [
      '\t\trevalidatingFetchers.forEach((rf) => {',
      'if (false) revalidatingFetchers.forEach((rf) => {',
    ],
    [
      'if (pendingNavigationController) pendingNavigationController.signal.addEventListener("abort", abortPendingFetchRevalidations);',
      '',
    ],
    [
      'if (pendingNavigationController) pendingNavigationController.signal.removeEventListener("abort", abortPendingFetchRevalidations);',
      '',
    ],
    ['revalidatingFetchers.forEach((rf) => fetchControllers.delete(rf.key));', ''],
    [
      'let { loaderResults, fetcherResults } = await callLoadersAndMaybeResolveData(dsMatches, revalidatingFetchers, request, location, scopedContext);',
      'let loaderResults = await callDataStrategy(request, location, dsMatches, scopedContext, null);',
    ],
    ['redirect = findRedirect(fetcherResults);\n\t\tif (redirect) {', 'if (false) {'],
    [
      'let workingFetchers = new Map(state.fetchers);\n\t\tlet { loaderData, errors } = processLoaderData(state, matches, loaderResults, pendingActionResult, revalidatingFetchers, fetcherResults, workingFetchers);',
      'let { loaderData, errors } = processRouteLoaderData(matches, loaderResults);',
    ],
    ['markFetchRedirectsDone(workingFetchers)', 'false'],
    ['abortStaleFetchLoads(pendingNavigationLoadId, workingFetchers)', 'false'],
    ['didUpdateFetcherRedirects || didAbortFetchLoads || revalidatingFetchers.length > 0', 'false'],
    ['...shouldUpdateFetchers ? { workingFetchers } : {}', ''],
    ['...workingFetchers ? { fetchers: workingFetchers } : {}', ''],
    ['errors, workingFetchers } = await handleLoaders', 'errors } = await handleLoaders'],
    [
      '\t\tfetchLoadMatches.forEach((_, key) => {',
      'if (false) fetchLoadMatches.forEach((_, key) => {',
    ],
    [
      '\tfetchLoadMatches.forEach((f, key) => {',
      'if (false) fetchLoadMatches.forEach((f, key) => {',
    ],
    // Framework mode always has a data strategy.
    ['!init.dataStrategy', 'false'],
    ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'],
  ]),
  ...inRouter('components.js', [
    [
      '\t\tnewState.fetchers.forEach((fetcher, key) => {',
      'if (false) newState.fetchers.forEach((fetcher, key) => {',
    ],
    ['deletedFetchers.forEach((key) => fetcherData.current.delete(key));', ''],
  ]),
  ...inRouter('dom/lib.js', [['if (options.navigate === false) await', 'if (false) await']]),
  ...inRouter('dom/ssr/single-fetch.js', [['if (fetcherKey) return', 'if (false) return']]),
];

/** No screen calls useBlocker. */
const NO_BLOCKERS = inRouter(ROUTER, [
  ['\t\tgetBlocker,\n', ''],
  ['\t\tdeleteBlocker,\n', ''],
  ['if (unblockBlockerHistoryUpdate) {', 'if (false) {'],
  ['let blockerKey = shouldBlockNavigation({', 'let blockerKey = ({'],
  ['if (blockerKey && delta != null) {', 'if (false) {'],
  ['if (blockerKey) {', 'if (false) {'],
  ['if (blockers.size > 0 && !isUninterruptedRevalidation) {', 'if (false) {'],
]);

/** No route has an action: forms call the API. The search form GETs. */
const NO_ACTIONS = [
  ...inRouter(ROUTER, [
    ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
    [
      'submission != null && isMutationMethod(submission.formMethod) && submission.formAction === state.location.pathname + state.location.search',
      'false',
    ],
    [
      'state.actionData != null && state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && state.navigation.state === "loading" && location.state?._isRedirect !== true',
      'false',
    ],
    ['if (newState.actionData) if', 'if (false) if'],
    [
      'state.navigation.formMethod != null && isMutationMethod(state.navigation.formMethod) && location.state?._isRedirect !== true',
      'false',
    ],
    [
      'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
      'false',
    ],
    ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
    ['let isAction = isMutationMethod(request.method);\n', ''],
    ['let type = isAction ? "action" : "loader";\n', 'const type = "loader";\n'],
    ['isAction ? match.route.action : match.route.loader', 'match.route.loader'],
    ['else if (type === "action") {', 'else if (false) {'],
    ['isMutationMethod(request.method) ? "action" : "loader"', '"loader"'],
    ['!isMutationMethod(request.method) && (lazy || loader)', '(lazy || loader)'],
    ['(isMutationMethod(request.method) || !isMiddlewareOnlyRoute)', 'true'],
    ['if (!isMutationMethod(request.method)) for', 'for'],
    ['if (opts && opts.pendingError) pendingActionResult', 'if (false) pendingActionResult'],
    ['pendingActionResult && isErrorResult(pendingActionResult[1])', 'false'],
    ['\t\t\t...getActionDataForCommit(pendingActionResult),\n', ''],
    ['let actionData = getUpdatedActionData(pendingActionResult);', 'const actionData = void 0;'],
    [
      'pendingActionResult ? isErrorResult(pendingActionResult[1]) ? pendingActionResult[1].error : pendingActionResult[1].data : void 0',
      'void 0',
    ],
    ['pendingActionResult ? pendingActionResult[1].statusCode : void 0', 'void 0'],
    ['pendingError !== void 0 && pendingActionResult', 'false'],
    ['if (pendingError !== void 0) {', 'if (false) {'],
    // Of the options of a submission only a GET's form data arrive.
    ['opts.formMethod && !isValidMethod(opts.formMethod)', 'false'],
    ['if (opts.body !== void 0) {', 'if (false) {'],
    ['if (opts.formData) {', 'if (true) {'],
    ['if (isMutationMethod(submission.formMethod)) return {', 'if (false) return {'],
    ['isFetcher && parsedPath.search && hasNakedIndexQuery(parsedPath.search)', 'false'],
    ['\t\tpath: createPath(parsedPath),\n\t\tsubmission\n', '\t\tpath: createPath(parsedPath)\n'],
    ['submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation)', 'void 0'],
    [
      'if (!submission && !fetcherSubmission && formMethod && formAction && formEncType) submission = getSubmissionFromNavigation(state.navigation);',
      '',
    ],
    ['if (submission) return {', 'if (false) return {'],
    ['if (status === 400) {', 'if (false) {'],
    ['if (status === 403) {', 'if (false) {'],
    ['if (status === 405) {', 'if (false) {'],
  ]),
  ...inRouter('dom/ssr/routes.js', [
    ['dataRoute.action = ({ request', 'if (false) dataRoute.action = ({ request'],
    ['if (!route.hasClientAction) dataRoute.action', 'if (false) dataRoute.action'],
    ['route.hasClientAction ? async', 'false ? async'],
  ]),
  ...inRouter('dom/ssr/single-fetch.js', [
    ['if (request.method !== "GET") return', 'if (false) return'],
    ['request.method === "GET"', 'true'],
    ['await createRequestInit(request)', '{ signal: request.signal }'],
    ['if (targetRoutes && request.method !== "GET")', 'if (false)'],
  ]),
];

/** No route has middleware for browsers. */
const NO_MIDDLEWARE = [
  ...inRouter(ROUTER, [['\t\tfetcherKey,\n\t\trunClientMiddleware\n', '\t\tfetcherKey\n']]),
  ...inRouter('dom/ssr/single-fetch.js', [
    ['return async (args) => args.runClientMiddleware(dataStrategy);', 'return dataStrategy;'],
  ]),
  ...inRouter('dom/ssr/routes.js', [['route.hasClientMiddleware ? async', 'false ? async']]),
];

/** The server renders every page, no screen is a server component, and no module is replaced while it runs. */
const NO_OTHER_MODES = [
  ...inRouter(ROUTER, [
    [
      '\t\t_internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n\t\t\tupdateState(newState);\n\t\t}\n',
      '',
    ],
    ['dataRoutes.commitHmrRoutes();', ''],
  ]),
  ...inRouter('components.js', [
    ['useIsRSCRouterContext() || useTransitions', 'void 0'],
    [
      'if (useTransitions === true) setOptimisticState((s) => getOptimisticRouterState(s, newState));',
      '',
    ],
    // No navigation asks for flushSync.
    ['if (reactDomFlushSyncImpl && flushSync) {', 'if (false) {'],
    ['if (reactDomFlushSyncImpl && flushSync)', 'if (false)'],
    ['if (newErrors && onError)', 'if (false)'],
  ]),
  ...inRouter('hooks.js', [
    [
      'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
      'useNavigateStable()',
    ],
    ['if (locationArg) {', 'if (false) {'],
    ['if (locationArg && renderedMatches)', 'if (false)'],
    ['if (this.context && typeof error', 'if (false && typeof error'],
    ['if (this.context) return', 'if (false) return'],
    // The root has an error boundary of its own.
    ['match.route.errorElement || defaultErrorElement', 'match.route.errorElement'],
    ['dataRouterState && onErrorHandler ?', 'false ?'],
    ['if (this.props.onError) this.props.onError(error, errorInfo);\n\t\telse console', 'console'],
  ]),
  ...inRouter('dom/ssr/components.js', [
    ['useIsRSCRouterContext()', 'false'],
    ['typeof criticalCss === "string"', 'false'],
    ['typeof criticalCss === "object"', 'false'],
    ['isPageLinkDescriptor(link) ?', 'false ?'],
    ['typeof manifest.sri === "object"', 'false'],
    ['if (renderMeta)', 'if (false)'],
    // Scripts of the document: only the server writes them.
    ['staticContext ? `', 'false ? `'],
    ['!isStatic ? " "', 'true ? " "'],
    ['isHydrated || isRSCRouterContext ? [] :', 'true ? [] :'],
  ]),
  ...inRouter('dom/ssr/routes.js', [
    ['if (needsRevalidation)', 'if (false)'],
    ['if (!ssr && manifestRoute', 'if (false && manifestRoute'],
    ['if (isSpaMode)', 'if (false)'],
  ]),
  ...inRouter('dom/ssr/single-fetch.js', [
    ['if (!ssr && !foundRevalidatingServerLoader)', 'if (false)'],
    ['&& !window.__reactRouterHdrActive', ''],
  ]),
  ...inRouter('dom-export/hydrated-router.js', [
    ['window.__reactRouterManifest.sri === true', 'false'],
    ['ssrInfo.context.isSpaMode', 'false'],
    ['router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', ''],
  ]),
];

/** The document has the styles of all screens. */
const NO_STYLE_SHEETS = inRouter('dom/ssr/routes.js', [
  ['cachedModule ? prefetchStyleLinks(route, cachedModule) : Promise.resolve()', 'void 0'],
  ['let prefetchRouteCssPromise = prefetchRouteCss(route);', ''],
  ['await Promise.all([prefetchRouteCssPromise, prefetchStyleLinks(route, routeModule)]);', ''],
]);

/** No link shows another address than it leads to. */
const NO_MASKS = [
  ...inRouter(ROUTER, [['if (opts?.mask) {', 'if (false) {']]),
  ...inRouter('dom/lib.js', [['if (mask) {', 'if (false) {']]),
];

/** Advice for developers, which the development build gives. */
const NO_ADVICE = [
  ...inRouter('router/history.js', [
    [
      'function warning(cond, message) {\n\tif (!cond) {',
      'function warning(cond, message) {\n\tif (false) {',
    ],
  ]),
  ...inRouter('server-runtime/warnings.js', [
    ['if (!condition && !alreadyWarned[message]) {', 'if (false) {'],
  ]),
];

/** What `leaveOutUnused` replaces in React Router. */
export const UNUSED_ROUTER_CODE: readonly Replacement[] = [
  ...NO_INSTRUMENTATION,
  ...NO_LATER_ROUTES,
  ...NO_FETCHERS,
  ...NO_BLOCKERS,
  ...NO_ACTIONS,
  ...NO_MIDDLEWARE,
  ...NO_OTHER_MODES,
  ...NO_STYLE_SHEETS,
  ...NO_MASKS,
  ...NO_ADVICE,
];
