import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHOP_POLICY } from '../../test/support/pages/shop-policy.ts';
import { readConfig } from '../config.ts';
import { createDocumentHeaders } from './document-headers.ts';

const INVENTORY = readFileSync(
  new URL('../../../../docs/security/scripts.md', import.meta.url),
  'utf8',
);

const EVERY_PAGE = 'Every page';
const PAYMENT_PAGE = 'Only `/payment`, with `PAYMENT_PROVIDER=razorpay`';

/** The sources that the inventory lists under a heading, each as "directive source". */
function listedUnder(heading: string): string[] {
  const [section = ''] = INVENTORY.split(`## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const rows = section.matchAll(/^\| `([a-z-]+)` +\| `([^`]+)` +\|/gm);
  return Array.from(rows, ([, directive, source]) => `${directive} ${source}`);
}

/** The sources that a page's policy allows, except hashes and nonces of its own inline parts. */
function allowedOn(
  path: string,
  environment: Record<string, string>,
  shellPolicy = SHOP_POLICY,
): string[] {
  const headersOf = createDocumentHeaders(
    readConfig({ PUBLIC_ORIGIN: 'https://shop.example', TRUST_PROXY: 'none', ...environment }),
    shellPolicy,
  );
  const own = ["'sha256-a'"];
  const policy = headersOf(path, { scriptSources: own, styleSources: own });
  return (policy['content-security-policy'] ?? '').split('; ').flatMap((directive) => {
    const [name, ...sources] = directive.split(' ');
    return sources
      .filter((source) => source !== "'none'" && !own.includes(source))
      .map((source) => `${name} ${source}`);
  });
}

const SANDBOX = { PAYMENT_PROVIDER: 'sandbox' };
const RAZORPAY = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'a',
  RAZORPAY_KEY_SECRET: 'b',
  RAZORPAY_WEBHOOK_SECRET: 'c',
};

describe('the inventory of scripts and other sources', () => {
  test.each([
    ['/', SANDBOX],
    ['/', RAZORPAY],
    ['/contact-us', RAZORPAY],
    ['/account', RAZORPAY],
    ['/payments', RAZORPAY],
    ['/payment', SANDBOX],
  ])('lists exactly what the policy of %s allows: %o', (path, environment) => {
    expect(allowedOn(path, environment).toSorted()).toEqual(listedUnder(EVERY_PAGE).toSorted());
  });

  test('lists exactly what the payment page allows beside', () => {
    const listed = [...listedUnder(EVERY_PAGE), ...listedUnder(PAYMENT_PAGE)];
    expect(allowedOn('/payment', RAZORPAY).toSorted()).toEqual(listed.toSorted());
    expect(listedUnder(PAYMENT_PAGE)).toContain('script-src https://checkout.razorpay.com');
  });
});

test('no policy allows inline scripts or code made from text', () => {
  for (const environment of [SANDBOX, RAZORPAY]) {
    for (const path of ['/', '/payment']) {
      const scripts = allowedOn(path, environment).filter((entry) =>
        entry.startsWith('script-src'),
      );
      expect(scripts.join(' ')).not.toMatch(/unsafe|data:|blob:|\*|http:/);
    }
  }
});
