// A program of another team that uses @haat/domain: from the whole, and from one folder of it.
import { strict as assert } from 'node:assert';
import { computeCartTotals, formatPaise, type Paise, parsePriceOrThrow } from '@haat/domain';
import { bucketOf, canCancel, type OrderStatus } from '@haat/domain/orders';
import { checkForm, loginSchema } from '@haat/domain/validation';

const price: Paise = parsePriceOrThrow({ $numberDecimal: '149.50' });
const { total } = computeCartTotals([{ quantity: 2, unitPrice: price }]);
assert.equal(formatPaise(total), '₹739.00');

const status: OrderStatus = 'processing';
assert.equal(bucketOf(status), 'current');
assert.equal(canCancel({ status, returnStatus: null }), true);

const form = checkForm(loginSchema, { email: 'shopper', password: 'Secret1!' });
assert.deepEqual(form.ok ? {} : form.fieldErrors, {
  email: 'Please enter a valid email address.',
});
