import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../context.ts';
import { createToken } from '../ids.ts';
import type { Device } from '../security/source-keys.ts';

/** Browsers keep no cookie for longer than 400 days. */
const LIFE_SECONDS = 365 * 86_400;
/** Members of a household that share a browser. */
const MAX_PROOFS = 4;
const COOKIE_FORM = /^([A-Za-z0-9_-]{43})((?:\.[A-Za-z0-9_-]{22}){1,4})$/;

function nameOf({ config }: ShopContext): string {
  return `${config.isHttps ? '__Host-' : ''}haat_device`;
}

/** The device that `haat_device` names; whether its proofs are true is asked of `SourceKeys`. */
export function readDevice(context: ShopContext, request: FastifyRequest): Device | undefined {
  const [, id, proofs] = COOKIE_FORM.exec(request.cookies?.[nameOf(context)] ?? '') ?? [];
  if (id === undefined || proofs === undefined) return undefined;
  return { id, proofs: proofs.slice(1).split('.') };
}

/**
 * Remembers in `haat_device` that this browser signed in to the account, so that strangers' wrong
 * passwords do not delay its next sign-in. Signing out leaves the cookie: it signs nobody in. For a
 * sign-in that is not remembered it ends with the browser, too.
 */
export function writeDevice(
  context: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: { userId: string; isRemembered: boolean },
): void {
  const device = readDevice(context, request);
  const id = device?.id ?? createToken();
  const proof = context.sourceKeys.proveDevice(id, signIn.userId);
  const others = device?.proofs.filter((other) => other !== proof) ?? [];
  const value = [id, proof, ...others.slice(0, MAX_PROOFS - 1)].join('.');
  reply.setCookie(nameOf(context), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: context.config.isHttps,
    ...(signIn.isRemembered && { maxAge: LIFE_SECONDS }),
  });
}
