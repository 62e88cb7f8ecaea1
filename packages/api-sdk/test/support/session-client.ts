// What a server takes from the package.
export { createCookieSession, createShopClient, isApiError } from '../../src/index.ts';
