// What a page of the shop takes from the package.
export { ApiError, createShopClient, isApiError } from '../../src/index.ts';
