import type { Client } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';

/** openapi-fetch bound to the contract. */
export type ContractClient = Client<paths>;
