import { COUPON_DISCOUNT, formatPaise, keepCouponCharacters } from '@haat/domain';
import { Button, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { showMessage } from '../../components/feedback/toast.tsx';
import { TEXTS } from './texts.ts';

/** The coupon input. Apply changes nothing (product 9.1.2): the discount is always deducted. */
export function CouponForm() {
  const [code, setCode] = useState('');

  function apply(event: FormEvent) {
    event.preventDefault();
    showMessage('coupon', TEXTS.couponNotNeeded(formatPaise(COUPON_DISCOUNT)));
  }

  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={apply}>
      <TextField
        frameClassName="min-w-0 flex-1 basis-32"
        label={TEXTS.coupon}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        onChange={(event) => setCode(keepCouponCharacters(event.target.value))}
      />
      <Button type="submit" variant="secondary">
        {TEXTS.apply}
      </Button>
    </form>
  );
}
