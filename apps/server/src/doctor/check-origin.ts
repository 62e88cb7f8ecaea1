import { lookup } from 'node:dns/promises';
import type { Config } from '../config.ts';
import { describeError, type Finding, fine, problem, warning } from './finding.ts';

/** Ms. */
const TIMEOUT = 8_000;

/** Checks that the name of the public origin leads somewhere, and with `reaches` that the shop is there. */
export async function checkOrigin(
  { publicOrigin, isHttps }: Config,
  { reaches }: { reaches: boolean },
): Promise<readonly Finding[]> {
  const { hostname } = new URL(publicOrigin);
  try {
    await lookup(hostname.replaceAll(/[[\]]/g, ''));
  } catch (error) {
    return [
      problem(`The name ${hostname} of PUBLIC_ORIGIN leads nowhere: ${describeError(error)}.`),
    ];
  }
  if (!reaches) {
    return [fine(`PUBLIC_ORIGIN is ${publicOrigin}; --reach asks whether the shop is there.`)];
  }
  const [shop, redirect] = await Promise.all([
    checkShop(publicOrigin, isHttps),
    isHttps ? checkRedirect(publicOrigin) : [],
  ]);
  return [...shop, ...redirect];
}

async function checkShop(origin: string, isHttps: boolean): Promise<Finding[]> {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(TIMEOUT) });
    const text = (await response.text()).slice(0, 200);
    if (text.includes('"degraded"')) {
      return [problem(`The shop at ${origin} cannot save anything: its database has no space.`)];
    }
    if (!response.ok || !text.includes('"ok"')) {
      return [problem(`What responds at ${origin}/readyz is not the shop (${response.status}).`)];
    }
    const isStrict = response.headers.has('strict-transport-security');
    return [
      fine(`The shop responds at ${origin}.`),
      ...(isHttps && !isStrict
        ? [warning('Responses have no Strict-Transport-Security: the proxy drops it.')]
        : []),
    ];
  } catch (error) {
    return [problem(`The shop cannot be reached at ${origin}: ${describeError(error)}.`)];
  }
}

async function checkRedirect(origin: string): Promise<Finding[]> {
  const plain = origin.replace('https:', 'http:');
  // Another port than https's own has no http beside it.
  if (new URL(origin).port !== '') return [];
  try {
    const { status, headers } = await fetch(plain, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const isSent = status >= 301 && status <= 308 && headers.get('location')?.startsWith('https:');
    return isSent ? [] : [problem(`${plain} is not redirected to https.`)];
  } catch {
    return [warning(`${plain} does not respond: who types the name without https finds nothing.`)];
  }
}
