import { describe, expect, it } from 'vitest';
import { PICTURE_TIMEOUT_MS, scheduleScripts } from './script-scheduling.ts';

/** The start script as the router renders it. */
const SOURCE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_clientLoader from "/assets/home-loader-1.js";
import * as route1_main from "/assets/home-1.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-1.js");`;

describe('scheduleScripts', () => {
  const script = scheduleScripts(
    SOURCE,
    ['/assets/entry-1.js', '/assets/root-1.js'],
    '/assets/app-1.css',
  );

  it('leaves no static import, which a browser requests before the first line runs', () => {
    expect(script).not.toMatch(/^import /m);
  });

  it('imports the same modules, under the same names and in the same order', () => {
    expect(script).toContain(`await import("/assets/manifest-1.js");
const route0 = await import("/assets/root-1.js");
const route1_clientLoader = await import("/assets/home-loader-1.js");
const route1_main = await import("/assets/home-1.js");
const route1 = {...route1_clientLoader,...route1_main};`);
    expect(script.endsWith('import("/assets/entry-1.js");')).toBe(true);
  });

  it('requests all their modules at once, after the wait', () => {
    // The entry is not among them: it must not run before the others have loaded.
    const preloads = script.indexOf('["/assets/root-1.js"]');
    expect(preloads).toBeGreaterThan(script.indexOf(`setTimeout(resolve, ${PICTURE_TIMEOUT_MS})`));
    expect(preloads).toBeLessThan(script.indexOf('await import('));
  });

  it('requests the style sheet first, and hydrates no sooner than it has it', () => {
    const sheet = script.indexOf('"/assets/app-1.css"');
    expect(sheet).toBeGreaterThan(script.indexOf(`setTimeout(resolve, ${PICTURE_TIMEOUT_MS})`));
    expect(sheet).toBeLessThan(script.indexOf('["/assets/root-1.js"]'));
    expect(script.indexOf('await styled;')).toBeLessThan(script.indexOf('await import('));
  });
});
