import { defineConfig } from 'vitest/config';
import { inBothLanguages } from './vitest.config.ts';

// Only the tests beside the sources: those in test/ read the text of the sources, which a mutation
// run rewrites. A mutated constant is read anew for each.
const projects = inBothLanguages('src/**/*.test.ts').map((project) => ({
  ...project,
  test: { ...project.test, isolate: true },
}));

export default defineConfig({ test: { projects } });
