import { Alert, Button } from '@haat/ui';
import { useTexts } from '../../lib/language/texts.ts';
import { REVIEWS } from './reviews.texts.ts';
import type { ChangeReview } from './use-change-review.ts';

/** Shows both sides of what two desks have changed of a review, to choose one. */
export function ReviewClash({ change }: { readonly change: ChangeReview }) {
  const texts = useTexts(REVIEWS);
  const { save, clash, closeClash } = change;
  if (clash === null) return null;
  const names: Readonly<Record<string, string>> = texts.fields;
  const statuses: Readonly<Record<string, string>> = texts.statuses;
  const { present, changes, clashes } = clash;

  function describe(name: string, value: unknown): string {
    const text = String(value);
    return (name === 'status' ? statuses[text] : text) || texts.nothing;
  }

  return (
    <Alert tone="warning" title={texts.clashTitle}>
      {clashes.map(({ name, mine, theirs }) => (
        <dl key={name} className="mt-2 grid gap-1">
          {[
            { label: texts.mine, value: mine },
            { label: texts.theirs, value: theirs },
          ].map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">
                {label} · {names[name] ?? name}
              </dt>
              <dd className="whitespace-pre-line wrap-anywhere">{describe(name, value)}</dd>
            </div>
          ))}
        </dl>
      ))}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="compact"
          isBusy={save.isPending}
          onClick={() => save.mutate({ base: present, changes })}
        >
          {texts.keepMine}
        </Button>
        <Button variant="secondary" size="compact" onClick={closeClash}>
          {texts.keepTheirs}
        </Button>
      </div>
    </Alert>
  );
}
