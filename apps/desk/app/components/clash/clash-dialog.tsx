import { Button, RadioCard } from '@haat/ui';
import { useId, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import type { Clash, useKeptForm } from '../../lib/use-kept-form.ts';
import { DeskDialog } from '../dialog/desk-dialog.tsx';
import { CLASH } from './clash.texts.ts';

type Side = 'mine' | 'theirs' | 'both';

interface ClashDialogProps {
  readonly form: Pick<
    ReturnType<typeof useKeptForm>,
    'clash' | 'isSaving' | 'closeClash' | 'resolve'
  >;
  /** Names of the facts. */
  readonly names: Readonly<Record<string, string>>;
  /** A fact as it is read, without markup; '' for none. */
  readonly describe: (name: string, value: unknown) => string;
  /** Joins both sides of a long text; without it one of them is chosen. */
  readonly join?: (mine: string, theirs: string) => string;
}

/** Shows both sides of what two desks have written, and saves those that are chosen, of a text also both. */
export function ClashDialog(props: ClashDialogProps) {
  const { clash } = props.form;
  return clash && <Sides {...props} clash={clash} />;
}

function Sides(props: ClashDialogProps & { readonly clash: Clash }) {
  const { clash, form, names, describe, join } = props;
  const texts = useTexts(CLASH);
  const groupId = useId();
  const canJoin = (name: string) => name.startsWith('content') && join !== undefined;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(clash.clashes.map(({ name }) => [name, canJoin(name) ? 'both' : 'mine'])),
  );

  function save() {
    const chosen = clash.clashes.flatMap(({ name, mine, theirs }): [string, unknown][] => {
      if (sides[name] === 'theirs') return [];
      const isJoined = sides[name] === 'both' && join !== undefined;
      return [[name, isJoined ? join(String(mine), String(theirs)) : mine]];
    });
    form.resolve({ ...clash.changes, ...Object.fromEntries(chosen) });
  }

  return (
    <DeskDialog
      onClose={form.closeClash}
      title={texts.title}
      actions={
        <Button isBusy={form.isSaving} onClick={save}>
          {texts.keepChosen}
        </Button>
      }
    >
      <p className="mb-4">{texts.lead}</p>
      <div className="grid gap-5">
        {clash.clashes.map((fact) => (
          <fieldset key={fact.name} className="grid gap-2">
            <legend className="mb-1 font-semibold">{names[fact.name] ?? fact.name}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <RadioCard
                key={side}
                name={`${groupId}-${fact.name}`}
                label={texts[side]}
                checked={sides[fact.name] === side}
                onChange={() => setSides({ ...sides, [fact.name]: side })}
              >
                <span className="whitespace-pre-line wrap-anywhere">
                  {describe(fact.name, fact[side]) || texts.empty}
                </span>
              </RadioCard>
            ))}
            {canJoin(fact.name) && (
              <RadioCard
                name={`${groupId}-${fact.name}`}
                label={texts.both}
                checked={sides[fact.name] === 'both'}
                onChange={() => setSides({ ...sides, [fact.name]: 'both' })}
              />
            )}
          </fieldset>
        ))}
      </div>
    </DeskDialog>
  );
}
