import { formatPaise, type Paise } from '@haat/domain';

interface MoneyProps {
  /** In paise. */
  readonly amount: Paise;
}

/** A formatted amount, such as `₹1,499.00`, on one line; columns set tabular figures. */
export function Money({ amount }: MoneyProps) {
  return <span className="whitespace-nowrap">{formatPaise(amount)}</span>;
}
