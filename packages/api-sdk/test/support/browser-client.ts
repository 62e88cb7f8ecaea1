// What a page of the shop takes from the package.
export { createShopClient, isApiError, unwrap } from '../../src/index.ts';
