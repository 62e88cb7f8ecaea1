// A program of another team that uses @haat/domain.
import { strict as assert } from 'node:assert';
import {
  canCancel,
  checkForm,
  computeCartTotals,
  formatPaise,
  loginSchema,
  type OrderStatus,
  type Paise,
  rupeesToPaise,
} from '@haat/domain';
import { bucketOf } from '@haat/domain/shopper';

const price: Paise = rupeesToPaise(149.5);
const { total } = computeCartTotals([{ quantity: 2, unitPrice: price }]);
assert.equal(formatPaise(total), '₹739.00');

const status: OrderStatus = 'processing';
assert.equal(bucketOf(status), 'current');
assert.equal(canCancel({ status, returnStatus: null }), true);

const form = checkForm(loginSchema, { email: 'shopper', password: 'Secret1!' });
assert.deepEqual(form.ok ? {} : form.fieldErrors, {
  email: 'Please enter a valid email address.',
});
