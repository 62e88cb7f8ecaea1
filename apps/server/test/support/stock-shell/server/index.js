// A built web shell of one public page, for tests that start the shop as a process of its own:
// `/product/{id}` says how many pieces there are.
import { createContext, RouterContextProvider } from 'react-router';

const apiFetchContext = createContext(fetch);

export const entry = {
  module: {
    createLoadContext({ apiFetch }) {
      const context = new RouterContextProvider();
      context.set(apiFetchContext, apiFetch);
      return context;
    },
    default(_request, status, headers, { staticHandlerContext }) {
      headers.set('content-type', 'text/html');
      const { product } = staticHandlerContext.loaderData;
      return new Response(`<!doctype html><p>${product} in stock</p>`, { status, headers });
    },
  },
};

export const routes = {
  product: {
    id: 'product',
    path: 'product/:id',
    module: {
      default: () => null,
      async loader({ params, context }) {
        const apiFetch = context.get(apiFetchContext);
        const response = await apiFetch(`http://shop/api/v1/products/${params.id}`);
        const { data } = await response.json();
        return data.stock_quantity;
      },
    },
  },
};

export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
