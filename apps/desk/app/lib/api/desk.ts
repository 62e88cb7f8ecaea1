import { createDeskClient, type DeskClient } from '@haat/api-sdk/desk';

/** Where the API is: on the desk's own origin. */
export const API_URL = '/api/v1';

let client: DeskClient | undefined;

/** The client of the desk's part of the API; in the browser only. */
export function desk(): DeskClient {
  client ??= createDeskClient({ baseUrl: API_URL });
  return client;
}
