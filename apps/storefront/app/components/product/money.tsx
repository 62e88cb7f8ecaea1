import { formatPaise, type Paise } from '@haat/domain';

interface MoneyProps {
  /** In paise. */
  readonly amount: Paise;
}

/** A formatted amount, such as `₹1,499.00`, in tabular figures. */
export function Money({ amount }: MoneyProps) {
  return <span className="figures">{formatPaise(amount)}</span>;
}
