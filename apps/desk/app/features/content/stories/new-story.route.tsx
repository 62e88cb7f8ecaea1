import { createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { Button, Card, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { storeContent } from '../../../lib/api/store-thing.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../../lib/own-draft.ts';
import { CONTENT } from '../content.texts.ts';

/** The draft of the title of a story that could not be begun yet. */
const DRAFT_TITLE = 'story/new';

/** Begins a story with its title; everything else follows on its own page. */
export default function NewStoryRoute() {
  const texts = useTexts(CONTENT);
  const navigate = useNavigate();
  const [title, setTitle] = useState(() => readOwnDraft<string>(DRAFT_TITLE) ?? '');
  const [isMissing, setMissing] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      unwrap(
        desk.POST('/desk/stories', {
          params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
          body: { title: title.trim() },
        }),
      ),
    onSuccess(story) {
      dropOwnDraft(DRAFT_TITLE);
      storeContent('/desk/stories/{id}', story);
      showNotice('success', texts.begun);
      return navigate(`/content/stories/${story._id}`, { replace: true });
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isEmpty = title.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !create.isPending) create.mutate();
  }

  return (
    <Page title={texts.newStory} back={{ to: '/content', label: texts.stories }}>
      <Card className="max-w-form">
        <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
          <Failure error={create.error} />
          <TextField
            label={texts.fields.title}
            maxLength={120}
            required
            value={title}
            onChange={(event) => {
              setTitle(event.target.value);
              storeOwnDraft(DRAFT_TITLE, event.target.value);
            }}
            error={isMissing ? texts.required : undefined}
          />
          <Button type="submit" isBusy={create.isPending}>
            {texts.begin}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
