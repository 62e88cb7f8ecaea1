import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../../context.ts';
import { createToken } from '../../platform/security/ids.ts';
import type { Device } from '../../platform/security/source-keys.ts';

/** Browsers limit the lifetime of a cookie to 400 days. */
const MAX_AGE_SECONDS = 365 * 86_400;
/** Accounts per browser, as the members of a household share one. */
const MAX_PROOFS = 4;
const COOKIE_PATTERN = /^([A-Za-z0-9_-]{43})((?:\.[A-Za-z0-9_-]{22}){1,4})$/;

function getCookieName({ config }: ShopContext): string {
  return `${config.isHttps ? '__Host-' : ''}haat_device`;
}

/** Parses `haat_device`. `SourceKeys` verifies the proofs of the device. */
export function parseDeviceCookie(
  context: ShopContext,
  request: FastifyRequest,
): Device | undefined {
  const [, id, proofs] = COOKIE_PATTERN.exec(request.cookies?.[getCookieName(context)] ?? '') ?? [];
  if (id === undefined || proofs === undefined) return undefined;
  return { id, proofs: proofs.slice(1).split('.') };
}

/**
 * Records in `haat_device` that this browser signed in to the account, so that strangers' wrong
 * passwords do not delay its next sign-in. The cookie authenticates nobody, so a sign-out does not
 * delete it. Without "remember me", the cookie is deleted when the browser closes.
 */
export function writeDevice(
  context: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: { userId: string; isRemembered: boolean },
): void {
  const device = parseDeviceCookie(context, request);
  const id = device?.id ?? createToken();
  const proof = context.sourceKeys.proveDevice(id, signIn.userId);
  const others = device?.proofs.filter((other) => other !== proof) ?? [];
  const proofs = [proof, ...others.slice(0, MAX_PROOFS - 1)];
  setDeviceCookie(context, reply, { id, proofs }, signIn.isRemembered);
}

/**
 * Removes a deleted account from `haat_device`. A cookie with other accounts stays until the browser
 * closes.
 */
export function forgetDevice(
  context: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const device = parseDeviceCookie(context, request);
  if (device === undefined) return;
  const { id } = device;
  const deleted = context.sourceKeys.proveDevice(id, userId);
  const proofs = device.proofs.filter((proof) => proof !== deleted);
  // The cookie does not state whether the other accounts are remembered; a session cookie is safe.
  if (proofs.length > 0) setDeviceCookie(context, reply, { id, proofs }, false);
  else reply.clearCookie(getCookieName(context), cookieOptions(context));
}

function setDeviceCookie(
  context: ShopContext,
  reply: FastifyReply,
  { id, proofs }: Device,
  isRemembered: boolean,
): void {
  reply.setCookie(getCookieName(context), [id, ...proofs].join('.'), {
    ...cookieOptions(context),
    ...(isRemembered && { maxAge: MAX_AGE_SECONDS }),
  });
}

function cookieOptions({ config }: ShopContext) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: config.isHttps } as const;
}
