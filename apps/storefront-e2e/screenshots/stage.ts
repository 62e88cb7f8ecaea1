import type { BrowserContext, Page } from '@playwright/test';
import { renderBuilt } from '../fixtures/page/built-storefront.ts';
import { openFooterGroups } from '../fixtures/page/footer.ts';
import type { ShopProcess } from '../fixtures/shop/shop-process.ts';
import { expect } from '../fixtures/test.ts';

/** The page and shop of a picture: a separate browser without a session. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: ShopProcess;
}

/** Brings a page into the state of its picture, and waits for what the picture is about. */
export type Arrange = (stage: Stage) => Promise<void>;

/** The URL of a page's loader data in a client-side navigation. */
const PAGE_DATA = /\.data(\?|$)/;

/** Leaves the data of client-side navigations without a response, from now on. */
export async function holdMoves({ page }: Stage): Promise<void> {
  await page.route(PAGE_DATA, () => {});
}

/** Fails the data of client-side navigations, from now on. */
export async function failMoves({ page }: Stage): Promise<void> {
  await page.route(PAGE_DATA, (route) => route.fulfill({ status: 500, body: '' }));
}

/** Leaves the page's calls to a URL without a response. */
export async function hold({ page }: Stage, url: string | RegExp): Promise<void> {
  await page.route(url, () => {});
}

/** Fails the page's calls to a URL with status 500, without a message. */
export async function failCalls({ page }: Stage, url: string | RegExp): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status: 500, body: '' }));
}

/** The API's replacement responses to a rendering, by path: a failure, or the `data` of a success. */
export type ServerResponses = Readonly<Record<string, 'failed' | object>>;

/**
 * Opens a page as the server renders it with replaced API responses; other calls go to the running
 * shop.
 */
export async function openRendered(
  { page, shop }: Stage,
  path: string,
  responses: ServerResponses,
): Promise<void> {
  // A page waits for some of its calls only a moment; the second time they are all at hand.
  const known = new Map<string, Response>();
  const ask = async (url: string): Promise<Response> => {
    const response = known.get(url) ?? (await fetch(url));
    known.set(url, response);
    return response.clone();
  };
  const render = () =>
    renderBuilt(path, (asked, query) => {
      const response = responses[asked];
      if (response === undefined) return ask(`${shop.url}/api/v1${asked}${query}`);
      if (response === 'failed') return new Response('', { status: 500 });
      return Response.json({ success: true, message: 'OK', data: response });
    });
  await page.route(`${shop.url}${path}`, async (route) => {
    await (await render()).text();
    const rendered = await render();
    await route.fulfill({
      status: rendered.status,
      contentType: 'text/html; charset=utf-8',
      body: await rendered.text(),
    });
  });
  await page.goto(path);
  await expect(page.locator('main')).toContainText(/\S/);
}

/** Presses a link of the page's main part, or of its footer. */
export async function follow(
  { page }: Stage,
  name: string,
  place: 'main' | 'contentinfo' = 'contentinfo',
): Promise<void> {
  if (place === 'contentinfo') await openFooterGroups(page);
  await page.getByRole(place).getByRole('link', { name, exact: true }).first().click();
}
