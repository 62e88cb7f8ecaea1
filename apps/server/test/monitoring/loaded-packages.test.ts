import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../support/processes/free-port.ts';
import { makeFolder } from '../support/processes/make-folder.ts';
import { startShopProcess } from '../support/processes/shop-process.ts';
import { rawGet } from '../support/requests/raw-get.ts';

/** Notes the optional packages that a process loads, one per line. */
const RECORDER = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (/^(prom-client|@aws-sdk)/.test(specifier)) {
      appendFileSync(process.env.LOADED_FILE, specifier + '\\n');
    }
    return next(specifier, context);
  },
});
`;

/** Where the optional packages are not installed. */
const ABSENCE = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve(specifier, context, next) {
    if (!/^@aws-sdk\\//.test(specifier)) return next(specifier, context);
    const error = new Error("Cannot find package '" + specifier + "'");
    throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
  },
});
`;

async function startRecorded(environment: Record<string, string>) {
  const folder = await makeFolder();
  const recorder = join(folder, 'recorder.mjs');
  const loaded = join(folder, 'loaded');
  await writeFile(recorder, RECORDER);
  await writeFile(loaded, '');
  const port = await findFreePort();
  const shop = startShopProcess(
    {
      PORT: String(port),
      DATA_DIR: folder,
      SEED: 'none',
      LOADED_FILE: loaded,
      ...environment,
    },
    undefined,
    [`--import=${recorder}`],
  );
  onTestFinished(() => shop.kill());
  await shop.waitFor('Shop ready');
  expect((await rawGet(port, '/api/v1/products')).status).toBe(200);
  return { shop, readLoaded: () => readFile(loaded, 'utf8') };
}

test('without their settings neither metrics nor the client of a bucket are loaded', async () => {
  const { readLoaded } = await startRecorded({});
  expect(await readLoaded()).toBe('');
});

test('without its package MEDIA_URL ends the start with a sentence', async () => {
  const bucket = { PORT: '1', MEDIA_URL: 's3://pictures?endpoint=http://127.0.0.1:9' };
  const shop = startShopProcess(bucket, undefined, [
    `--import=data:text/javascript,${encodeURIComponent(ABSENCE)}`,
  ]);
  onTestFinished(() => shop.kill());
  expect(await shop.exitCode).toBe(1);
  expect(shop.printed()).toBe(
    'The shop cannot start.\nConfigError: MEDIA_URL needs the package @aws-sdk/client-s3, which is not installed: docs/deployment.md#pictures-in-a-bucket.\n',
  );
});
