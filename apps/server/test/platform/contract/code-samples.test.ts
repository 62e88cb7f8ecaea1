import {
  createCookieSession,
  createShopClient,
  isApiError,
  type ShopClientOptions,
} from '@haat/api-sdk';
import { expect, test } from 'vitest';
import { seedWhenEmpty } from '../../../src/catalogue/import/seed-when-empty.ts';
import { CODE_SAMPLES } from '../../../src/generated/code-samples.ts';
import { buildTestApp, type TestShop } from '../../support/build-test-app.ts';

interface ShownOperation {
  readonly operationId: string;
  readonly 'x-codeSamples': readonly { readonly source: string }[];
}

/** The operations of the document that the reference shows. */
function listShown(paths: object): ShownOperation[] {
  return Object.values(paths)
    .flatMap((item) => Object.values<Partial<ShownOperation>>(item))
    .flatMap(({ operationId, 'x-codeSamples': samples }) =>
      operationId === undefined || samples === undefined
        ? []
        : [{ operationId, 'x-codeSamples': samples }],
    );
}

/** Runs a printed program, whose client reaches the shop without a port. */
async function runProgram({ server }: TestShop, source: string): Promise<void> {
  async function fetch(request: Request): Promise<Response> {
    const { statusCode, headers, rawPayload } = await server.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const pairs = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    );
    return new Response(Uint8Array.from(rawPayload), { status: statusCode, headers: pairs });
  }
  const statements = source.replace(/^import .*$/m, '');
  const run = new AsyncFunction('createShopClient', 'createCookieSession', 'console', statements);
  const create = (options: ShopClientOptions) => createShopClient({ ...options, fetch });
  await run(create, createCookieSession, { log() {} });
}

/** The constructor of functions whose text may wait. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

test('the code of the reference works as printed in the demo shop, unless it says what it lacks', async () => {
  const shop = await buildTestApp();
  await seedWhenEmpty(shop.context);
  const { paths } = (await shop.inject({ url: '/api/docs/openapi.json' })).json();
  const failed: string[] = [];
  for (const { operationId, 'x-codeSamples': samples } of listShown(paths)) {
    const [sdk] = samples;
    if (sdk === undefined) continue;
    await runProgram(shop, sdk.source).catch((error: unknown) =>
      failed.push(`${operationId} ${isApiError(error) ? error.status : error}`),
    );
  }
  expect(failed).toEqual([
    'verifyEmail 404',
    'undoEmailChange 404',
    'resetPassword 404',
    'listUsers 403',
    'returnOrder 409',
    'listMessages 403',
    'getMessage 403',
    'verifyPayment 400',
  ]);
  const lacking = Object.entries(CODE_SAMPLES).filter(([, { lacks }]) => lacks !== undefined);
  const names = failed.map((line) => line.split(' ')[0]);
  expect(lacking.map(([operationId]) => operationId).toSorted()).toEqual(names.toSorted());
});
