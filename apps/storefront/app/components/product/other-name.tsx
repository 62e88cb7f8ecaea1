import { langOfOtherName } from '@haat/domain/shopper';

interface OtherNameProps {
  /** Null for a product without one, which takes no space. */
  readonly name: string | null;
  readonly className?: string;
}

/** A product's name in the script that the shop's language has not, below the other one (product 2.9.6, 2.7.15). */
export function OtherName({ name, className = '' }: OtherNameProps) {
  if (name === null) return null;
  return (
    <span
      lang={langOfOtherName(name)}
      className={`block text-ink-soft text-sm wrap-anywhere ${className}`}
    >
      {name}
    </span>
  );
}
