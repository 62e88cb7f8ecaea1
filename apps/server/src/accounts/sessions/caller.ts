import type { FastifyRequest } from 'fastify';
import type { Caller, ShopContext } from '../../context.ts';
import { parseDeviceCookie } from './device-cookie.ts';

/** Gets the client of a request, for limits and the security log. */
export function readCaller(context: ShopContext, request: FastifyRequest): Caller {
  return {
    from: context.sourceKeys.hashAddress(request.ip),
    device: parseDeviceCookie(context, request),
    log: request.log,
  };
}
