import { describe, expect, it } from 'vitest';
import { createOfflineCopy, listAssets } from './offline-copy.ts';

const SCOPE = 'https://shop.example/desk/';

function html(...names: readonly string[]): Response {
  const links = names.map((name) => `<link href="/desk/assets/${name}">`).join('');
  return new Response(`<html>${links}</html>`, { headers: { 'content-type': 'text/html' } });
}

function createCaches() {
  const stored = new Map<string, Response>();
  const toUrl = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (key) => stored.get(toUrl(key))?.clone(),
    async put(key, response) {
      stored.set(toUrl(key), response);
    },
    delete: async (key) => stored.delete(toUrl(key)),
    keys: async () => Array.from(stored.keys(), (url) => new Request(url)),
  };
  return { caches: { open: async () => cache as Cache }, stored };
}

/** The desk of version 1, with two screens, and a copy of it that is not made yet. */
function createDesk() {
  const files = new Map<string, () => Response>([
    [SCOPE, () => html('manifest-1.js', 'shell-1.css', 'today-1.js')],
    [`${SCOPE}orders`, () => html('manifest-1.js', 'shell-1.css', 'orders-1.js')],
  ]);
  const publish = (name: string, text = name) =>
    files.set(`${SCOPE}assets/${name}`, () => new Response(text));
  publish('manifest-1.js', '{"a":"/desk/assets/today-1.js","b":"/desk/assets/orders-1.js"}');
  for (const name of ['shell-1.css', 'today-1.js', 'orders-1.js']) publish(name);
  const network = { isThere: true };
  const requests: string[] = [];
  const { caches, stored } = createCaches();
  const copy = createOfflineCopy({
    scope: SCOPE,
    caches,
    async fetch(input, init) {
      const url = input instanceof Request ? input.url : String(input);
      requests.push(`${url.replace(SCOPE, '')} ${init?.credentials ?? 'same-origin'}`);
      const respond = files.get(url);
      if (!network.isThere) throw new TypeError('Failed to fetch');
      return respond?.() ?? new Response('', { status: 404 });
    },
    wait: () => new Promise(() => {}),
  });
  async function open(path: string): Promise<string> {
    const works: Promise<void>[] = [];
    const response = await copy.openDocument(new Request(SCOPE + path), (work) => works.push(work));
    await Promise.all(works);
    return response.text();
  }
  const listStored = () => Array.from(stored.keys(), (url) => url.replace(SCOPE, '')).toSorted();
  return { copy, files, publish, network, requests, open, listStored };
}

const VERSION_1 = ['', ...['manifest-1.js', 'orders-1.js', 'shell-1.css', 'today-1.js']].map(
  (name) => (name === '' ? '' : `assets/${name}`),
);

describe('the copy of the desk', () => {
  // product 10.6.13
  it('is one document and the code of all screens, loaded without cookies', async () => {
    const { copy, listStored, requests } = createDesk();
    await copy.refresh();
    expect(listStored()).toEqual(VERSION_1);
    expect(requests.every((request) => request.endsWith(' omit'))).toBe(true);
  });

  // product 10.6.13
  it('opens every page without a network', async () => {
    const { copy, network, open } = createDesk();
    await copy.refresh();
    network.isThere = false;
    expect(await open('orders/o1')).toContain('today-1.js');
    const asset = await copy.openAsset(new Request(`${SCOPE}assets/orders-1.js`));
    expect(await asset.text()).toBe('orders-1.js');
  });

  it.each([502, 503, 504])(
    // product 10.6.13
    'opens when a proxy says that the shop is out of reach: %i',
    async (status) => {
      const { copy, files, open } = createDesk();
      await copy.refresh();
      files.set(`${SCOPE}orders`, () => new Response('', { status }));
      expect(await open('orders')).toContain('manifest-1.js');
    },
  );

  // product 10.6.13
  it('opens when the network takes too long', async () => {
    const { caches, stored } = createCaches();
    stored.set(SCOPE, html('manifest-1.js'));
    const copy = createOfflineCopy({
      scope: SCOPE,
      caches,
      fetch: () => new Promise(() => {}),
      wait: async () => {},
    });
    const response = await copy.openDocument(new Request(`${SCOPE}orders`), () => {});
    expect(await response.text()).toContain('manifest-1.js');
  });

  // product 10.6.13
  it('becomes that of a new version with the first document of it', async () => {
    const { copy, files, publish, open, listStored } = createDesk();
    await copy.refresh();
    files.set(SCOPE, () => html('manifest-2.js', 'today-2.js'));
    files.set(`${SCOPE}orders`, () => html('manifest-2.js', 'orders-2.js'));
    publish('manifest-2.js', '"/desk/assets/today-2.js" "/desk/assets/orders-2.js"');
    publish('today-2.js');
    publish('orders-2.js');
    expect(await open('orders')).toContain('manifest-2.js');
    expect(listStored()).toEqual([
      '',
      'assets/manifest-2.js',
      'assets/orders-2.js',
      'assets/today-2.js',
    ]);
  });

  // product 10.6.13
  it('stays as it is while a part of the new version is missing', async () => {
    const { copy, files, publish, network, open } = createDesk();
    await copy.refresh();
    files.set(SCOPE, () => html('manifest-2.js'));
    files.set(`${SCOPE}orders`, () => html('manifest-2.js'));
    publish('manifest-2.js', '"/desk/assets/gone-2.js"');
    await open('orders');
    network.isThere = false;
    expect(await open('orders')).toContain('manifest-1.js');
  });

  it('is not asked for a document that the shop responds with', async () => {
    const { copy, open, requests } = createDesk();
    await copy.refresh();
    requests.length = 0;
    expect(await open('orders')).toContain('orders-1.js');
    expect(requests).toEqual(['orders same-origin']);
  });

  it('without one, a document is that of the network', async () => {
    const { network, open } = createDesk();
    network.isThere = false;
    await expect(open('orders')).rejects.toThrow(TypeError);
  });
});

it('lists each asset that a text names once', () => {
  const text =
    'import "/desk/assets/a-1.js";"/desk/assets/a-1.js" /other/assets/b.js /desk/assets/c.css';
  expect(listAssets(text, '/desk/assets/')).toEqual(['/desk/assets/a-1.js', '/desk/assets/c.css']);
});
