/** The part of `fetch` the client needs. `globalThis.fetch` fits. */
export type ShopFetch = (request: Request) => Promise<Response>;
