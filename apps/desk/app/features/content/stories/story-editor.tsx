import { unwrap } from '@haat/api-sdk';
import { isHindiOrNone } from '@haat/domain/desk';
import { Icon, IconButton, TextAreaField, TextField } from '@haat/ui';
import { X } from 'lucide';
import { ProductName } from '../../../components/product/product-name.tsx';
import { PICKER } from '../../../components/product/product-picker.texts.ts';
import { type NamedProduct, ProductPicker } from '../../../components/product/product-picker.tsx';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { storeContent } from '../../../lib/api/store-thing.ts';
import type { DeskStory } from '../../../lib/api/types.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentEditor } from '../editor/content-editor.tsx';
import { StoryPreview } from '../editor/content-preview.tsx';
import { StoryPicture } from './story-picture.tsx';

/** What is typed of a story. */
type StoryFields = {
  readonly title: string;
  readonly titleHindi: string;
  /** Plain text. */
  readonly content: string;
  /** Plain text. */
  readonly contentHindi: string;
  readonly products: readonly NamedProduct[];
};

function readFacts(story: DeskStory): StoryFields {
  const { title, titleHindi, content, contentHindi, products } = story;
  return { title, titleHindi, content, contentHindi, products };
}

/** Writes a story: plain text, a picture, and the goods that it tells of. */
export function StoryEditor({ story }: { readonly story: DeskStory }) {
  const texts = useTexts(CONTENT);
  const picker = useTexts(PICKER);
  const id = story._id;
  const form = useKeptForm({
    name: `story/${id}`,
    thing: story,
    readFacts,
    store: (saved: DeskStory) => storeContent('/desk/stories/{id}', saved),
    send: (version, { products, ...texts }) =>
      unwrap(
        desk.PATCH('/desk/stories/{id}', {
          params: { path: { id }, header: changeOf(version) },
          body: { ...texts, ...(products && { products: products.map(({ _id }) => _id) }) },
        }),
      ),
  });
  const { title, titleHindi, content, contentHindi, products } = form.fields;

  return (
    <ContentEditor
      path="/desk/stories/{id}"
      content={story}
      form={form}
      shopPath={`/story/${id}`}
      preview={<StoryPreview story={story} />}
      showState={(state) => <StoryPreview story={state} />}
      describe={(name, value) => (name === 'products' ? listNames(value) : String(value))}
      join={(mine, theirs) => `${mine}\n\n${theirs}`}
    >
      <TextField
        label={texts.fields.title}
        maxLength={120}
        required
        value={title}
        onChange={(event) => form.change({ title: event.target.value })}
        error={title.trim() === '' ? texts.required : undefined}
      />
      <TextField
        label={texts.fields.titleHindi}
        lang="hi"
        maxLength={120}
        value={titleHindi}
        onChange={(event) => form.change({ titleHindi: event.target.value })}
        error={isHindiOrNone(titleHindi) ? undefined : texts.hindiInvalid}
      />
      <TextAreaField
        label={texts.fields.content}
        hint={texts.storyHint}
        rows={12}
        maxLength={20_000}
        value={content}
        onChange={(event) => form.change({ content: event.target.value })}
      />
      <TextAreaField
        label={texts.fields.contentHindi}
        lang="hi"
        rows={12}
        maxLength={20_000}
        value={contentHindi}
        onChange={(event) => form.change({ contentHindi: event.target.value })}
        error={isHindiOrNone(contentHindi) ? undefined : texts.hindiInvalid}
      />
      <StoryPicture story={story} onSave={form.submit} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{texts.fields.products}</legend>
        <ul className="grid gap-2">
          {products.map(({ _id, name }) => (
            <li
              key={_id}
              className="flex items-center justify-between gap-2 rounded-haat bg-sand ps-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <ProductName product={{ _id, name }} />
              </span>
              <IconButton
                label={picker.removeProduct(name)}
                icon={<Icon node={X} className="size-5" />}
                className="touch"
                onClick={() => form.change({ products: products.filter((one) => one._id !== _id) })}
              />
            </li>
          ))}
        </ul>
        <ProductPicker
          onPick={(product) =>
            form.change({
              products: [...products.filter(({ _id }) => _id !== product._id), product],
            })
          }
        />
      </fieldset>
    </ContentEditor>
  );
}

function listNames(products: unknown): string {
  if (!Array.isArray(products)) return '';
  return products.map((product: NamedProduct) => product.name).join(', ');
}
