// A small built web shell: `/product/{id}` shows the stock of a product, and every other path an empty
// page. Its policy differs from the storefront's.
import { createContext, RouterContextProvider } from 'react-router';

const apiFetchContext = createContext(fetch);

export const entry = {
  module: {
    createLoadContext({ apiFetch }) {
      const context = new RouterContextProvider();
      context.set(apiFetchContext, apiFetch);
      return context;
    },
    hosting: {
      personalPages: [
        { path: '/till', loadsPaymentProvider: true },
        { path: '/invitation', hasSecretUrl: true },
      ],
      queryParameters: ['colour'],
    },
    default(_request, status, headers, { staticHandlerContext }) {
      headers.set('content-type', 'text/html');
      const { product = 'nothing' } = staticHandlerContext.loaderData;
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
  other: { id: 'other', path: ':page?/:token?', module: { default: () => null } },
};

export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'client';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
