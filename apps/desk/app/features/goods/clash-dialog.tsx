import { parsePackSize } from '@haat/domain/desk';
import { Button, Dialog, RadioCard } from '@haat/ui';
import { useId, useState } from 'react';
import { WORDS } from '../../components/words/words.texts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CLASH } from './clash.texts.ts';
import { PRODUCT } from './product.texts.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ProductClash } from './use-save-product.ts';

interface ClashDialogProps {
  readonly clash: ProductClash;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onChoose: (changes: Partial<ProductFacts>) => void;
}

/** Shows both sides of each fact that two desks have changed, and saves those that are chosen. */
export default function ClashDialog({ clash, isBusy, onClose, onChoose }: ClashDialogProps) {
  const texts = useTexts(CLASH);
  const { close } = useTexts(PRODUCT);
  const describe = useDescribeFact();
  const groupId = useId();
  const [mine, setMine] = useState<ReadonlySet<string>>(
    new Set(clash.clashes.map(({ name }) => name)),
  );

  function choose(name: string, isMine: boolean) {
    setMine((now) => {
      const next = new Set(now);
      if (isMine) next.add(name);
      else next.delete(name);
      return next;
    });
  }

  function save() {
    const chosen = clash.clashes.filter(({ name }) => mine.has(name));
    onChoose({
      ...clash.changes,
      ...Object.fromEntries(chosen.map(({ name, mine: value }) => [name, value])),
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={close}
      actions={
        <Button isBusy={isBusy} onClick={save}>
          {texts.keepChosen}
        </Button>
      }
    >
      <p className="mb-4">{texts.lead}</p>
      <div className="grid gap-5">
        {clash.clashes.map((fact) => (
          <fieldset key={fact.name} className="grid gap-2">
            <legend className="mb-1 font-semibold">{describe.name(fact.name)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <RadioCard
                key={side}
                name={`${groupId}-${fact.name}`}
                label={texts[side]}
                checked={mine.has(fact.name) === (side === 'mine')}
                onChange={() => choose(fact.name, side === 'mine')}
              >
                <span className="whitespace-pre-line">{describe.value(fact.name, fact[side])}</span>
              </RadioCard>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

/** Names facts and writes their values. */
function useDescribeFact() {
  const { empty } = useTexts(CLASH);
  const texts = useTexts(PRODUCT);
  const words = useTexts(WORDS);
  const format = useFormat();
  const names: Readonly<Record<string, string>> = texts.fields;
  return {
    name: (name: string) => names[name] ?? name,
    value(name: string, value: unknown): string {
      if (value === null || value === '') return empty;
      if (name.endsWith('Paise')) return format.money(Number(value));
      const packSize = parsePackSize(value);
      if (packSize !== null) {
        return `${format.number(packSize.amount)} ${words.packUnits[packSize.unit]}`;
      }
      if (typeof value === 'boolean') return value ? texts.vegetarian : texts.notVegetarian;
      return String(value);
    },
  };
}
