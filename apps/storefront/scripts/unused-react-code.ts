// Code of React DOM that no page of the shop runs in a browser, as no module uses the features that it
// is for: `leave-out-unused.ts` fails the build when one does.

/** What a module would use of React, and the functions that serve nothing else. */
interface UnusedFeature {
  /** The exports of React and React DOM through which a component uses it; none when it is no export. */
  readonly exports: readonly string[];
  /** Functions of React DOM whose body is left out: they are never called, or have nothing to do. */
  readonly functions: readonly string[];
}

/** `startViewTransition` of the browser, which the router calls, is another thing. */
const VIEW_TRANSITION_COMPONENTS: UnusedFeature = {
  exports: ['ViewTransition', 'addTransitionType'],
  functions: [
    'ViewTransitionPseudoElement',
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createMeasurement',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureClonedInstance',
    'measureInstance',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'pushViewTransitionCancelableScope',
    'recursivelyTraverseAfterMutationEffects',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
};

const REFS_OF_FRAGMENTS: UnusedFeature = {
  exports: [],
  functions: [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'addFragmentHandleToInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
};

const PRELOADS: UnusedFeature = {
  exports: ['prefetchDNS', 'preconnect', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  functions: [
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
};

const ACTIONS: UnusedFeature = {
  exports: ['requestFormReset', 'useActionState', 'useFormState', 'useFormStatus'],
  functions: [
    'actionStateActionEffect',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    // The listener of the submit event that looks for an action.
    'extractEvents$1',
    'handleActionReturnValue',
    'mountActionState',
    'notifyActionListeners',
    'onActionError',
    'onActionSuccess',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionState',
    'updateActionStateImpl',
  ],
};

const LISTS_AND_ACTIVITIES: UnusedFeature = {
  exports: ['Activity', 'SuspenseList', 'unstable_SuspenseList'],
  functions: [
    'cutOffTailIfNeeded',
    'initSuspenseListRenderState',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
};

/** The features of React that the browser's build leaves out. */
export const UNUSED_FEATURES: readonly UnusedFeature[] = [
  VIEW_TRANSITION_COMPONENTS,
  REFS_OF_FRAGMENTS,
  PRELOADS,
  ACTIONS,
  LISTS_AND_ACTIVITIES,
];
