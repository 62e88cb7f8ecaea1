import { REPORTS, SHARED_MODULES, SOURCE_CONDITIONS, TIMEOUTS } from '@haat/checks/vitest-settings';
import { defineConfig } from 'vitest/config';

// A time zone that is neither UTC nor India's: a rule that reads the machine's clock shows it.
Object.assign(process.env, { TZ: 'Pacific/Chatham' });

const HINDI_TESTS = 'src/**/*.hindi.test.ts';

/** The tests of `include` as programs in English run the rules, and the tests of the Hindi texts. */
export function inBothLanguages(...include: string[]) {
  const common = { environment: 'node', ...SHARED_MODULES, ...TIMEOUTS } as const;
  return [
    {
      ssr: { resolve: { conditions: SOURCE_CONDITIONS } },
      test: { ...common, name: 'english', include, exclude: [HINDI_TESTS] },
    },
    {
      ssr: { resolve: { conditions: [...SOURCE_CONDITIONS, 'haat-hindi'] } },
      test: { ...common, name: 'hindi', include: [HINDI_TESTS] },
    },
  ];
}

export default defineConfig({
  test: { ...REPORTS, projects: inBothLanguages('src/**/*.test.ts', 'test/**/*.test.ts') },
});
