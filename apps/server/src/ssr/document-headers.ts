import type { Config } from '../config.ts';
import { MAP_HOSTS } from '../content/map-hosts.ts';
import type { HashedDocument } from './inline-hashes.ts';
import { findPersonalPage } from './page-policy.ts';
import type { ShellPolicy } from './shell.ts';

/** Sources of Razorpay's Checkout, for pages that load the payment provider only. */
const RAZORPAY_SOURCES = {
  script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
  frame: 'https://api.razorpay.com',
  connect: 'https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com',
  img: 'https://cdn.razorpay.com',
};

/**
 * Creates the security headers of documents. The Content-Security-Policy belongs to the document, so
 * a page that needs more sources (payment) must be entered by a full load.
 */
export function createDocumentHeaders(config: Config, policy: ShellPolicy) {
  const images = config.imageHosts.map((host) => `https://${host}`);
  const maps = MAP_HOSTS.map((host) => `https://${host}`);

  return function headersOf(
    path: string,
    document: Pick<HashedDocument, 'scriptSources' | 'styleSources'>,
  ): Record<string, string> {
    const page = findPersonalPage(path, policy);
    const isPayment = page?.loadsPaymentProvider === true;
    const payment =
      isPayment && config.paymentProvider === 'razorpay' ? RAZORPAY_SOURCES : undefined;
    const directives = [
      "default-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      join("script-src 'self'", ...document.scriptSources, payment?.script),
      "script-src-attr 'none'",
      join("style-src 'self'", ...document.styleSources),
      "style-src-attr 'unsafe-inline'",
      join("img-src 'self' data: blob:", ...images, payment?.img),
      "font-src 'self'",
      join("connect-src 'self'", payment?.connect),
      join("frame-src 'self'", ...maps, payment?.frame),
      `worker-src ${policy.serviceWorker === undefined ? "'none'" : "'self'"}`,
      "manifest-src 'self'",
    ];
    if (config.isHttps) directives.push('upgrade-insecure-requests');
    return {
      'content-security-policy': directives.join('; '),
      'cross-origin-opener-policy': isPayment ? 'same-origin-allow-popups' : 'same-origin',
      'permissions-policy': `camera=(), microphone=(self), geolocation=(), usb=(), payment=(${join('self', payment && `"${payment.frame}"`)})`,
      'referrer-policy': page?.hasSecretUrl ? 'no-referrer' : 'strict-origin-when-cross-origin',
    };
  };
}

function join(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}
