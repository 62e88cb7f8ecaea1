import {
  FEWEST_LABEL_ROWS,
  formatBestBefore,
  formatPackSize,
  formatRegion,
  isFood,
  langOf,
  langOfOtherName,
  type ProductView,
  whatsAppLink,
} from '@haat/domain/shopper';
import { BlockPrintBorder } from '@haat/ui';
import { Fragment, type ReactNode, useId } from 'react';
import { LABEL_TEXTS as TEXTS } from './label-texts.ts';
import { QUESTION_TEXTS } from './question-texts.ts';

interface PacketLabelProps {
  readonly product: ProductView;
  /** The shop's phone number; '' while it is not known. */
  readonly phone: string;
}

type LabelRow = readonly [label: string, fact: ReactNode];

/** What is known of a packet, in the order in which packets say it; of a food also what is not. */
function listRows({ product, phone }: PacketLabelProps): readonly LabelRow[] {
  const { packSize, size, ingredients, allergens, bestBeforeDays } = product;
  const { foodLicence, countryOfOrigin } = product;
  const unknown = isFood(product) ? <OnPacket name={product.name} phone={phone} /> : null;
  const tell = (text: string | null) => (text === null ? unknown : <Told text={text} />);
  const tellIfKnown = (text: string | null) => (text === null ? null : <Told text={text} />);
  const rows: readonly LabelRow[] = [
    [TEXTS.netQuantity, packSize === null ? unknown : formatPackSize(packSize)],
    [TEXTS.size, tellIfKnown(size)],
    [TEXTS.ingredients, tell(ingredients)],
    [TEXTS.allergens, tell(allergens)],
    [TEXTS.bestBefore, bestBeforeDays === null ? unknown : formatBestBefore(bestBeforeDays)],
    [TEXTS.licence, foodLicence],
    [TEXTS.origin, countryOfOrigin === null ? null : formatRegion(countryOfOrigin)],
  ];
  return rows.filter(([, fact]) => fact !== null);
}

/** What the desk tells; marked where the Hindi shop has it in English alone. */
function Told({ text }: { readonly text: string }) {
  const lang = langOf(text);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}

/** In the place of a fact that the shop does not know: where it stands, and a chat to ask. */
function OnPacket({ name, phone }: { readonly name: string; readonly phone: string }) {
  const chat = whatsAppLink(phone, QUESTION_TEXTS.about(name));
  return (
    <>
      {TEXTS.onPacket}
      {chat === null ? (
        TEXTS.askUs
      ) : (
        <a
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          // The padding of an inline link is touched, and moves no line.
          className="py-2.5 text-indigo underline underline-offset-4 hover:no-underline"
        >
          {TEXTS.askUs}
        </a>
      )}
    </>
  );
}

/**
 * What the packet says, drawn as its printed label; of a thing with few facts one line, and nothing when
 * nothing is known (product 2.7.16).
 */
export function PacketLabel({ product, phone }: PacketLabelProps): ReactNode {
  const titleId = useId();
  const { otherName, name, isVegetarian, maker, brand } = product;
  const rows = listRows({ product, phone });
  if (rows.length === 0) return null;
  if (rows.length < FEWEST_LABEL_ROWS) {
    return (
      <p data-aloud className="text-ink-soft">
        {rows.map(([label, fact], index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            {label}: {fact}
          </Fragment>
        ))}
      </p>
    );
  }
  const packedBy = maker?.name ?? brand;
  return (
    <section
      aria-labelledby={titleId}
      className="overflow-clip rounded-haat border border-hairline bg-paper p-1.5"
    >
      <div className="rounded-[4px] border border-madder">
        <BlockPrintBorder className="mt-2" />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 pt-3">
          <div className="min-w-0">
            {otherName !== null && (
              <p
                lang={langOfOtherName(otherName)}
                className="font-bold text-lg text-madder wrap-anywhere"
              >
                {otherName}
              </p>
            )}
            <p lang={langOf(name)} className="font-semibold wrap-anywhere">
              {name}
            </p>
            <h2 id={titleId} data-aloud className="text-ink-soft text-sm">
              {TEXTS.title}
            </h2>
          </div>
          {isVegetarian !== null && <DietMark isVegetarian={isVegetarian} />}
        </div>
        <dl className="mx-4 mt-2 mb-3">
          {rows.map(([label, fact]) => (
            <div
              key={label}
              data-aloud
              className="flex flex-wrap gap-x-4 border-hairline border-t py-1.5 first:border-madder"
            >
              <dt className="w-28 text-ink-soft text-sm leading-relaxed">{label}</dt>
              <dd className="min-w-0 flex-1 basis-36 wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
        {packedBy !== null && (
          <p className="border-madder border-t px-4 py-1.5 text-center font-semibold text-madder text-sm uppercase">
            {packedBy}
          </p>
        )}
      </div>
    </section>
  );
}

/** The mark of food in India: a green square with a dot, or a brown one with a triangle. */
function DietMark({ isVegetarian }: { readonly isVegetarian: boolean }) {
  return (
    <p
      data-aloud
      className={`flex items-center gap-2 font-semibold text-sm ${isVegetarian ? 'text-leaf' : 'text-madder-deep'}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d="M1 1h18v18H1z" />
        {isVegetarian ? (
          <circle cx="10" cy="10" r="5" fill="currentColor" stroke="none" />
        ) : (
          <path d="M10 5l5 9H5z" fill="currentColor" stroke="none" />
        )}
      </svg>
      {isVegetarian ? TEXTS.vegetarian : TEXTS.notVegetarian}
    </p>
  );
}
