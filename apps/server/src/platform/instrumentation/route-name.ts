import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract. */
    operationId?: string;
  }
  interface FastifyRequest {
    /** The route's pattern of the page that is requested; set while responses are observed. */
    pageRoute: string | undefined;
  }
}

/** Names the route of a request: one of a fixed number of names, whatever the path. */
export function nameRoute({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.config?.operationId ?? routeOptions.url ?? 'unknown';
}
