import type { Plugin } from 'vite';
import { writeLateRules } from '../app/hydration/page-rules.ts';

/**
 * Leaves out of the style sheet's file what every document holds: a font that is declared again would
 * be shown anew.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.names.includes('app.css')) continue;
        file.source = writeLateRules(file.source.toString());
      }
    },
  };
}
