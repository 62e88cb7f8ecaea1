import type { components } from '@haat/api-sdk/schema';
import { toPlainText } from '@haat/domain';
import { pageDraftSchema } from '@haat/domain/desk';
import { listPages } from '../../content/pages.repository.ts';
import { toSafeHtml } from '../../content/safe-html.ts';
import type { ShopContext } from '../../context.ts';
import { parseForm } from '../../platform/http/parse-form.ts';
import type { VersionedCall } from '../members/desk-call.ts';
import { type ContentResource, changeContent, saveText } from './change-content.ts';
import {
  type DeskPageResponse,
  type DeskPageSummary,
  presentPage,
  presentPageSummary,
} from './content.presenter.ts';
import { readContent } from './content-item.ts';
import { PAGE_STORE } from './page-store.ts';

/** Content pages at the desk. */
export const DESK_PAGES: ContentResource<DeskPageResponse> = {
  store: PAGE_STORE,
  present: async (_, item) => presentPage(item),
  toPlainText: ({ content }) => toPlainText(content),
};

/** Lists the pages that shoppers see, and then the others. */
export async function listDeskPages({ db }: ShopContext): Promise<DeskPageSummary[]> {
  const rows = [...(await listPages(db, 1)), ...(await listPages(db, 0))];
  return Promise.all(
    rows.map(async ({ id }) => presentPageSummary(await readContent(db, PAGE_STORE, id))),
  );
}

/** @throws {NotFoundError} for an unknown page */
export async function getDeskPage({ db }: ShopContext, id: string): Promise<DeskPageResponse> {
  return presentPage(await readContent(db, PAGE_STORE, id));
}

/**
 * Changes the draft of a page, whose HTML is sanitised like that of a catalogue (product 10.7.2).
 *
 * @throws {InvalidInputError} that names the fields
 * @throws {ChangedMeanwhileError} see `changeContent`
 */
export function updateDeskPage(
  context: ShopContext,
  call: VersionedCall,
  input: components['schemas']['DeskPageUpdate'],
): Promise<DeskPageResponse> {
  return changeContent(
    context,
    DESK_PAGES,
    { ...call, operation: 'updateDeskPage', action: 'page.changed', request: input },
    async (transaction, item, now) => {
      const { title, titleHindi, content, contentHindi } = item.draft;
      const before = { title, titleHindi, content, contentHindi };
      const values = parseForm(pageDraftSchema, { ...before, ...input });
      const text = {
        ...item.draft,
        ...values,
        content: toSafeHtml(values.content),
        contentHindi: toSafeHtml(values.contentHindi),
      };
      await saveText(transaction, PAGE_STORE, item, text, now);
    },
  );
}
