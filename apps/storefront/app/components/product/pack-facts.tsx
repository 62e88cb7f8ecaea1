import { formatPackSize, formatUnitPrice, type PackSize, type Paise } from '@haat/domain';

interface PackFactsProps {
  /** Null for a product without one, which takes no space. */
  readonly packSize: PackSize | null;
  /** Of one pack; null where only the pack's size is shown. */
  readonly price: Paise | null;
  readonly className?: string;
}

/**
 * What a pack holds, and its price per 100 g, 100 ml or piece (product 2.9.6, 3.2.6). A line breaks
 * between the two only.
 */
export function PackFacts({ packSize, price, className = '' }: PackFactsProps) {
  if (packSize === null) return null;
  const unitPrice = price === null ? null : formatUnitPrice(price, packSize);
  return (
    <span className={`block text-ink-soft ${className}`}>
      <span className="whitespace-nowrap">{formatPackSize(packSize)}</span>
      {unitPrice !== null && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{unitPrice}</span>
        </>
      )}
    </span>
  );
}
