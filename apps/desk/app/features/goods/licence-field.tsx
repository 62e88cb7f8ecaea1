import { shopPages } from '@haat/api-sdk/tanstack';
import { Button, TextField } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { desk, LIST_LIMIT } from '../../lib/api/desk.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PRODUCT } from './product.texts.ts';

interface LicenceFieldProps {
  readonly field: ComponentProps<typeof TextField>;
  /** Slug of the group that makes the product, '' for none. */
  readonly maker: string;
  readonly isEmpty: boolean;
  readonly onSuggested: (licence: string) => void;
}

/** The number of the licence for food; other goods of the same group suggest theirs. */
export function LicenceField({ field, maker, isEmpty, onSuggested }: LicenceFieldProps) {
  const texts = useTexts(PRODUCT);
  const others = useInfiniteQuery({
    ...shopPages(desk, '/desk/products', { params: { query: { maker, limit: LIST_LIMIT } } }),
    enabled: maker !== '' && isEmpty,
  });
  const suggested = others.data?.pages
    .flatMap(({ products }) => products)
    .find(({ foodLicence }) => foodLicence !== '')?.foodLicence;
  return (
    <div className="grid content-start justify-items-start gap-1">
      <TextField
        {...field}
        hint={texts.licenceHint}
        inputMode="numeric"
        autoComplete="off"
        frameClassName="w-full"
      />
      {isEmpty && suggested !== undefined && (
        <Button variant="link" onClick={() => onSuggested(suggested)}>
          {texts.takeLicence(suggested)}
        </Button>
      )}
    </div>
  );
}
