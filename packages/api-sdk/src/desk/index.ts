export type { ShopClientOptions } from '../create-calls.ts';
export { createDeskClient } from './create-desk-client.ts';
export type * from './desk-client.ts';
export type * from './types.ts';
