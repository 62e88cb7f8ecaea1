import type { PackSize, Paise } from '@haat/domain';
import { formatPackSize, formatUnitPrice, langOf, sizeUnderName } from '@haat/domain/shopper';

interface PackFactsProps {
  /** Null for a product without one, which takes no space. */
  readonly packSize: PackSize | null;
  /** A thing whose size says more than its unit price. */
  readonly thing?: { readonly name: string; readonly size?: string | null };
  /** Of one pack; null where only the pack's size is shown. */
  readonly price: Paise | null;
  readonly className?: string;
}

/**
 * What a pack holds, and the size of the thing or its price per 100 g, 100 ml or piece
 * (product 2.9.6, 3.2.5). A line breaks between the two.
 */
export function PackFacts({ packSize, thing, price, className = '' }: PackFactsProps) {
  const pack = packSize && formatPackSize(packSize);
  const size = thing ? sizeUnderName(thing.name, thing.size ?? null) : null;
  const more = size ?? (packSize && price !== null ? formatUnitPrice(price, packSize) : null);
  if (pack === null && more === null) return null;
  return (
    <span className={`block text-ink-soft ${className}`}>
      {pack && <span className="inline-block">{pack}</span>}
      {pack && more && ' · '}
      {more && (
        <span lang={langOf(more)} className="inline-block">
          {more}
        </span>
      )}
    </span>
  );
}
