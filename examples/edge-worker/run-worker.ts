// Bundles the worker, runs it in workerd, and asks it for the spices.
import { strict as assert } from 'node:assert';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

await build({
  entryPoints: ['worker.ts'],
  outfile: 'build/worker.js',
  bundle: true,
  format: 'esm',
  conditions: ['workerd', 'worker'],
});
const worker = new Miniflare({
  modules: true,
  scriptPath: 'build/worker.js',
  compatibilityDate: '2025-10-01',
  bindings: { SHOP_URL: process.env.SHOP_URL ?? 'http://localhost:3000' },
});
try {
  const response = await worker.dispatchFetch('https://worker.example/spices');
  const spices: unknown = await response.json();
  console.log(response.status, spices);
  assert.equal(response.status, 200);
  assert.ok(Array.isArray(spices) && spices.length === 3);
  assert.equal(typeof spices[0].price, 'number');
} finally {
  await worker.dispose();
}
