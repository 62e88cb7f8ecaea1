import { formatPaise } from '@haat/domain';
import { keepCouponCharacters } from '@haat/domain/shopper';
import { Button, CONTROL_CLASS, Field } from '@haat/ui';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCharges } from '../../state/charges.ts';
import { TEXTS } from './texts.ts';

/**
 * The coupon input. Apply changes nothing (product 9.1.2): the discount is always deducted, which stands
 * below the field until it is edited.
 */
export function CouponForm() {
  const { discount } = useCharges();
  const [code, setCode] = useState('');
  const [isAnswered, setIsAnswered] = useState(false);
  const answerId = useId();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setIsAnswered(true));
    // On a phone the bar at the bottom may cover the line below the field.
    form.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form onSubmit={apply}>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={TEXTS.coupon} className="min-w-0 flex-1 basis-32">
          {(wiring) => (
            <input
              {...wiring}
              aria-describedby={isAnswered ? answerId : undefined}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              className={CONTROL_CLASS}
              value={code}
              onChange={(event) => {
                setCode(keepCouponCharacters(event.target.value));
                setIsAnswered(false);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {TEXTS.apply}
        </Button>
      </div>
      <p id={answerId} role="status" className="text-ink-soft text-sm not-empty:mt-1.5">
        {isAnswered &&
          (discount > 0 ? TEXTS.couponNotNeeded(formatPaise(discount)) : TEXTS.noCoupons)}
      </p>
    </form>
  );
}
