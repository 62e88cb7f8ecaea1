import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TAP_CAPTURE } from './first-visit.ts';

const CAPTURE = '../../../apps/storefront/app/hydration/early-tap-capture.tsx';

it('knows the name of the capture of taps, whose end is that of the hydration', async () => {
  const source = await readFile(new URL(CAPTURE, import.meta.url), 'utf8');
  expect(source).toContain(`window.${TAP_CAPTURE} = {`);
});
