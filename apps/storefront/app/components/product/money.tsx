import { formatPaise, type Paise } from '@haat/domain';

interface MoneyProps {
  /** In paise. */
  readonly amount: Paise;
}

/** An amount as shoppers read it, `₹1,499.00`, in figures of one width. */
export function Money({ amount }: MoneyProps) {
  return <span className="figures">{formatPaise(amount)}</span>;
}
