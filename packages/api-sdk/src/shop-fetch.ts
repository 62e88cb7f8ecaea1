/** The part of `fetch` that the client needs. `globalThis.fetch` fits. */
export type ShopFetch = (request: Request) => Promise<Response>;
