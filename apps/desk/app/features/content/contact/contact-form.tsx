import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { checkForm } from '@haat/domain';
import { contactDetailsSchema } from '@haat/domain/desk';
import { Alert, Button, Card, TextAreaField, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { ClashDialog } from '../../../components/clash/clash-dialog.tsx';
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { queryClient, showSaved } from '../../../lib/api/query-client.ts';
import { useCan } from '../../../lib/api/use-me.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { CONTACT } from './contact.texts.ts';

type DeskContact = components['schemas']['DeskContact'];
type DeskContactInput = components['schemas']['DeskContactInput'];

const SHORT = [
  ...['headline', 'headlineHindi', 'phone', 'email', 'hours', 'hoursHindi'],
  ...['sellerName', 'gstin', 'gstinFrom', 'foodLicence'],
];

/** What decides whether receipts are tax invoices. */
const OWNERS_FIELDS = ['gstin', 'gstinFrom'];

type Field = keyof DeskContactInput;

function readFacts({ version: _, goodsWithoutGst: __, ...facts }: DeskContact) {
  return facts;
}

function storeContact(contact: DeskContact): void {
  showSaved(shopQuery(desk, '/desk/contact').queryKey, contact);
}

/** Changes how to reach the shop, and who sells; what is typed is kept until it is saved. */
export function ContactForm({ contact }: { readonly contact: DeskContact }) {
  const texts = useTexts(CONTACT);
  const format = useFormat();
  const isOwner = useCan('charges');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useKeptForm({
    name: 'contact',
    thing: contact,
    readFacts,
    store: storeContact,
    send(version, changes) {
      // The call takes all details: those that nobody has changed are the present ones.
      const known = queryClient.getQueryData(shopQuery(desk, '/desk/contact').queryKey) ?? contact;
      return unwrap(
        desk.PUT('/desk/contact', {
          params: { header: changeOf(version) },
          body: { ...readFacts(known), ...changes },
        }),
      );
    },
  });
  const { fields } = form;
  const reasons: Partial<Record<Field, string>> = texts.wrong;
  const hints: Partial<Record<Field, string>> = texts.hints;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const checked = checkForm(contactDetailsSchema, fields);
    const errors = checked.ok ? [] : Object.keys(checked.fieldErrors);
    setWrong(errors);
    if (errors.length > 0 || form.isSaving) return;
    form.submit().then(
      (saved) => {
        if (saved) showNotice('success', texts.saved);
      },
      (error: unknown) => {
        if (isApiError(error)) setWrong(error.fieldErrors.map(({ field }) => field));
      },
    );
  }

  return (
    <Card className="max-w-form">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <p className="text-ink-soft">{texts.lead}</p>
        <Failure error={form.error} />
        {form.isTouched && <DraftNotice onDrop={form.forget} />}
        {Object.entries(texts.fields).map(([name, label]) => {
          // The texts have a name for each field.
          const field = name as Field;
          const common = {
            label,
            lang: field.endsWith('Hindi') ? 'hi' : undefined,
            value: fields[field],
            error: wrong.includes(field) ? (reasons[field] ?? texts.tooLong) : undefined,
            hint: hints[field],
            readOnly: OWNERS_FIELDS.includes(field) && !isOwner,
          };
          return SHORT.includes(field) ? (
            <TextField
              key={field}
              {...common}
              type={field === 'gstinFrom' ? 'date' : 'text'}
              onChange={(event) => form.change({ [field]: event.target.value })}
            />
          ) : (
            <TextAreaField
              key={field}
              {...common}
              rows={2}
              onChange={(event) => form.change({ [field]: event.target.value })}
            />
          );
        })}
        {fields.gstin !== '' && contact.goodsWithoutGst > 0 && (
          <Alert
            tone="warning"
            role="group"
            title={texts.gstLacking(format.number(contact.goodsWithoutGst))}
          >
            {texts.gstLackingLead}
          </Alert>
        )}
        <Button type="submit" isBusy={form.isSaving}>
          {texts.save}
        </Button>
      </form>
      <ClashDialog form={form} names={texts.fields} describe={(_, value) => String(value)} />
    </Card>
  );
}
