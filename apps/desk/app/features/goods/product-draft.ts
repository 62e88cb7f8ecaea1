import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../lib/own-draft.ts';
import type { ProductForm } from './product-facts.ts';

/** A form that was not saved yet, and the version that it began with. */
export interface ProductDraft {
  readonly version: number;
  readonly form: ProductForm;
}

function keyOf(productId: string): string {
  return `product/${productId}`;
}

function isDraft(value: unknown): value is ProductDraft {
  if (typeof value !== 'object' || value === null) return false;
  return 'version' in value && 'form' in value && typeof value.form === 'object';
}

/** The kept draft of a product; null without one, and when it cannot be read. */
export function readDraft(productId: string): ProductDraft | null {
  try {
    const draft: unknown = JSON.parse(readOwnDraft(keyOf(productId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is saved, also over a reload and without a network. */
export function keepDraft(productId: string, draft: ProductDraft): void {
  storeOwnDraft(keyOf(productId), JSON.stringify(draft));
}

/** Forgets the draft of a product. */
export function dropDraft(productId: string): void {
  dropOwnDraft(keyOf(productId));
}
