import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button, Icon, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide';
import { useState } from 'react';
import { desk } from '../../lib/api/desk.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { PICKER } from './product-picker.texts.ts';

/** A product by its name. */
export interface NamedProduct {
  readonly _id: string;
  readonly name: string;
}

interface ProductPickerProps {
  /**
   * @param product with its name in the language of the screens
   * @param found all that the desk knows of it
   */
  readonly onPick: (product: NamedProduct, found: DeskProduct) => void;
}

/** Finds a product of the shop by a part of its name. */
export function ProductPicker({ onPick }: ProductPickerProps) {
  const texts = useTexts(PICKER);
  const nameOf = useName();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const found = useQuery({
    ...shopQuery(desk, '/desk/products', {
      params: { query: { q: wanted, status: 'published', limit: 8 } },
    }),
    enabled: wanted !== '',
  });

  function search() {
    setWanted(typed.trim());
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label={texts.findProduct}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it is not to be sent.
            event.preventDefault();
            search();
          }}
          frameClassName="flex-1"
        />
        <Button
          variant="secondary"
          aria-label={texts.addProduct}
          icon={<Icon node={Search} className="size-5" />}
          onClick={search}
        />
      </div>
      {wanted !== '' && (
        <Loaded query={found} rows={1}>
          {({ products }) =>
            products.length === 0 ? (
              <p role="status" className="text-ink-soft">
                {texts.noProduct}
              </p>
            ) : (
              <ul className="grid gap-2">
                {products.map((product) => (
                  <li key={product._id}>
                    <Button
                      variant="secondary"
                      isWide
                      onClick={() => {
                        onPick({ _id: product._id, name: nameOf(product) }, product);
                        setTyped('');
                        setWanted('');
                      }}
                    >
                      {nameOf(product)}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
    </div>
  );
}
