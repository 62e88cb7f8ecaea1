import { describe, expect, it } from 'vitest';
import { PICTURE_TIMEOUT_MS, scheduleScripts } from './script-scheduling.ts';

/** As the router writes it. */
const SOURCE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_clientLoader from "/assets/home-loader-1.js";
import * as route1_main from "/assets/home-1.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-1.js");`;

describe('scheduleScripts', () => {
  const script = scheduleScripts(SOURCE, ['/assets/entry-1.js', '/assets/root-1.js']);

  it('leaves nothing that a browser would ask for before the first line runs', () => {
    expect(script).not.toMatch(/^import /m);
  });

  it('asks for the same modules, under the same names and in the same order', () => {
    expect(script).toContain(`await import("/assets/manifest-1.js");
const route0 = await import("/assets/root-1.js");
const route1_clientLoader = await import("/assets/home-loader-1.js");
const route1_main = await import("/assets/home-1.js");
const route1 = {...route1_clientLoader,...route1_main};`);
    expect(script.endsWith('import("/assets/entry-1.js");')).toBe(true);
  });

  it('asks for all that they need at once, after the wait', () => {
    // Not for the entry: it must not run before what it starts from is there.
    const preloads = script.indexOf('["/assets/root-1.js"]');
    expect(preloads).toBeGreaterThan(script.indexOf(`setTimeout(go, ${PICTURE_TIMEOUT_MS})`));
    expect(preloads).toBeLessThan(script.indexOf('await import('));
  });
});
