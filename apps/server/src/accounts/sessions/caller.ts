import type { FastifyRequest } from 'fastify';
import type { Caller, ShopContext } from '../../context.ts';
import { readDevice } from './device-cookie.ts';

/** Where the request comes from, for limits and the security log. */
export function readCaller(context: ShopContext, request: FastifyRequest): Caller {
  return {
    from: context.sourceKeys.hashAddress(request.ip),
    device: readDevice(context, request),
    log: request.log,
  };
}
