import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../../context.ts';
import { createToken } from '../../platform/security/ids.ts';
import type { Device } from '../../platform/security/source-keys.ts';

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
  const proofs = [proof, ...others.slice(0, MAX_PROOFS - 1)];
  setDevice(context, reply, { id, proofs }, signIn.isRemembered);
}

/**
 * Takes a deleted account out of `haat_device`. For other accounts in it the cookie stays until the
 * browser ends.
 */
export function forgetDevice(
  context: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const device = readDevice(context, request);
  if (device === undefined) return;
  const { id } = device;
  const deleted = context.sourceKeys.proveDevice(id, userId);
  const proofs = device.proofs.filter((proof) => proof !== deleted);
  // Whether the other accounts are remembered is not known here; the shorter life is the safe one.
  if (proofs.length > 0) setDevice(context, reply, { id, proofs }, false);
  else reply.clearCookie(nameOf(context), cookieOptions(context));
}

function setDevice(
  context: ShopContext,
  reply: FastifyReply,
  { id, proofs }: Device,
  isRemembered: boolean,
): void {
  reply.setCookie(nameOf(context), [id, ...proofs].join('.'), {
    ...cookieOptions(context),
    ...(isRemembered && { maxAge: LIFE_SECONDS }),
  });
}

function cookieOptions({ config }: ShopContext) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: config.isHttps } as const;
}
