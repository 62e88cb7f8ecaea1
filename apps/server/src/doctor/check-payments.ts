import type { Config } from '../config.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** Checks the form of the payment keys; no call is made with them. */
export function checkPayments({ paymentProvider, razorpay, isHttps }: Config): readonly Finding[] {
  if (paymentProvider === 'sandbox' || razorpay === undefined) {
    const text = 'PAYMENT_PROVIDER is sandbox: online payments are tests, and no money is taken.';
    return [isHttps ? warning(text) : fine(text)];
  }
  const { keyId, keySecret, webhookSecret } = razorpay;
  const findings: Finding[] = [];
  for (const [name, value] of [
    ['RAZORPAY_KEY_ID', keyId],
    ['RAZORPAY_KEY_SECRET', keySecret],
    ['RAZORPAY_WEBHOOK_SECRET', webhookSecret],
  ] as const) {
    if (/[\s"']/.test(value)) findings.push(problem(`${name} has spaces or quotes in it.`));
  }
  if (!/^rzp_(live|test)_/.test(keyId.trim())) {
    findings.push(problem('RAZORPAY_KEY_ID must begin with rzp_live_ or rzp_test_.'));
  } else if (keyId.startsWith('rzp_test_')) {
    const text = 'RAZORPAY_KEY_ID is a test key: no money is taken.';
    findings.push(isHttps ? warning(text) : fine(text));
  }
  if (keySecret === webhookSecret || keySecret === keyId) {
    findings.push(
      problem('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must differ.'),
    );
  }
  return findings.length > 0 ? findings : [fine('The keys of Razorpay have their form.')];
}
