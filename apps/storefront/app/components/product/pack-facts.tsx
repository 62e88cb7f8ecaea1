import {
  formatPackSize,
  formatUnitPrice,
  type PackSize,
  type Paise,
  sizeUnderName,
} from '@haat/domain';

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
 * (product 2.9.6, 3.2.6). A line breaks between the two.
 */
export function PackFacts({ packSize, thing, price, className = '' }: PackFactsProps) {
  const pack = packSize && formatPackSize(packSize);
  const size = thing ? sizeUnderName(thing.name, thing.size ?? null) : null;
  const more = size ?? (packSize && price !== null ? formatUnitPrice(price, packSize) : null);
  if (pack === null && more === null) return null;
  return (
    <span className={`block overflow-x-clip text-ink-soft ${className}`}>
      {/* What stands first in a line begins in the part that is clipped: there goes the dot of a second line. */}
      <span className="-ms-3 block">
        {pack && <span className="ms-3 inline-block">{pack}</span>}
        {pack && more && (
          <span className="inline-block">
            <span className="inline-block w-3 text-center whitespace-pre"> · </span>
            {more}
          </span>
        )}
        {!pack && more && <span className="ms-3 inline-block">{more}</span>}
      </span>
    </span>
  );
}
