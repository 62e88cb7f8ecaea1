/** Conditions with which workspace packages resolve to their TypeScript source, so that no test needs a build. */
export const SOURCE_CONDITIONS = ['@haat/source', 'module', 'node', 'development|production'];

/** Vitest's reports of every package, from which `npm test` counts and names the tests. */
export const REPORTS = {
  reporters: ['default', 'json'],
  outputFile: { json: 'test-results/vitest.json' },
};

/** In ms. Nothing that runs with Vitest is a benchmark: a busy machine must not fail a test. */
export const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000 };

const { CI } = process.env;

/**
 * Attempts of a test after the first one, for suites of real processes and browsers: one in CI, where a
 * failure by chance would throw a whole run away. `npm test` names each test that needed it.
 */
export const RETRIES = CI ? 1 : 0;

/**
 * One worker serves many files. Reading the modules again for each file proves nothing where no test
 * changes a module's state, and took half of the processor time.
 */
export const SHARED_MODULES = { isolate: false };
