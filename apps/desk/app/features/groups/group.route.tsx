import { toForm, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { Alert, Button, Card } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { FEEDBACK } from '../../components/feedback/feedback.texts.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { HistoryLink } from '../../components/page/history-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ChoosePicture } from '../../components/picture/choose-picture.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import type { DeskGroup } from '../../lib/api/types.ts';
import { useDeskChange } from '../../lib/api/use-desk-change.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import type { Route } from './+types/group.route';
import { GroupForm } from './group-form.tsx';
import { GROUPS } from './groups.texts.ts';
import { storeGroup } from './store-group.ts';

/** The id in the address of a group that is being added. */
const NEW = 'new';

/** A group: its facts, its picture, and whether the shop shows it. */
export default function GroupRoute({ params: { id } }: Route.ComponentProps) {
  const texts = useTexts(GROUPS);
  const feedback = useTexts(FEEDBACK);
  const nameOf = useName();
  const navigate = useNavigate();
  const groups = useQuery(shopQuery(desk, '/desk/groups'));
  const group = groups.data?.groups.find(({ _id }) => _id === id);
  return (
    <Page
      title={id === NEW ? texts.add : group ? nameOf(group) : texts.title}
      back={{ to: '/groups', label: texts.backToGroups }}
    >
      {id === NEW ? (
        <GroupForm
          group={null}
          onSaved={({ _id }) => void navigate(`/groups/${_id}`, { replace: true })}
        />
      ) : (
        <Loaded query={groups}>
          {() =>
            group === undefined ? (
              <Alert>{feedback.notFound}</Alert>
            ) : (
              <div key={group._id} className="grid gap-5">
                <GroupForm group={group} onSaved={() => {}} />
                <GroupPicture group={group} />
                <GroupVisibility group={group} />
                <HistoryLink kind="group" id={group._id} />
              </div>
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

function GroupPicture({ group }: { readonly group: DeskGroup }) {
  const texts = useTexts(GROUPS);
  const send = useDeskChange({
    store: storeGroup,
    call: (file: File) =>
      unwrap(
        desk.POST('/desk/groups/{id}/picture', {
          params: { path: { id: group._id }, header: changeOf(group.version) },
          body: toForm({ picture: file }),
        }),
      ),
    onDone: () => showNotice('success', texts.pictureSaved),
  });

  return (
    <Section title={texts.picture}>
      <Card className="grid max-w-form gap-3">
        <Failure
          error={send.error}
          codes={{
            validation_failed: texts.pictureInvalid,
            payload_too_large: texts.pictureInvalid,
          }}
        />
        {group.image === null ? (
          <p className="text-ink-soft">{texts.noPicture}</p>
        ) : (
          <img
            src={`${group.image}?w=640`}
            alt={group.name}
            width={320}
            height={200}
            className="max-h-60 w-full rounded-haat bg-sand object-contain"
          />
        )}
        <ChoosePicture
          label={texts.choosePicture}
          isBusy={send.isPending}
          onChoose={(file) => send.mutate(file)}
        />
      </Card>
    </Section>
  );
}

/** Whether the shop shows a group, and what changes that. */
export function GroupVisibility({ group }: { readonly group: DeskGroup }) {
  const texts = useTexts(GROUPS);
  const format = useFormat();
  const cannotHide = texts.cannotHide(format.number(group.goodsOnSale));
  const set = useDeskChange({
    store: storeGroup,
    call: (isHidden: boolean) =>
      unwrap(
        desk.PATCH('/desk/groups/{id}', {
          params: { path: { id: group._id }, header: changeOf(group.version) },
          body: { isHidden },
        }),
      ),
    onDone: (saved) => showNotice('success', saved.isHidden ? texts.hiddenNow : texts.shownNow),
  });
  const canHide = !group.isHidden && group.goodsOnSale === 0;
  const [isHiding, setIsHiding] = useState(false);
  return (
    <Section title={texts.inShop}>
      <Card className="grid max-w-form gap-3">
        <Failure error={set.error} codes={{ group_on_sale: cannotHide }} />
        {group.isHidden && <p>{texts.hiddenLead}</p>}
        {!group.isHidden && <p>{canHide ? texts.hideLead : cannotHide}</p>}
        {(group.isHidden || canHide) && (
          <Button
            variant="secondary"
            isBusy={set.isPending}
            onClick={() => (group.isHidden ? set.mutate(false) : setIsHiding(true))}
          >
            {group.isHidden ? texts.show : texts.hide}
          </Button>
        )}
      </Card>
      {isHiding && (
        <QuestionDialog
          title={texts.hideTitle}
          yes={texts.hide}
          onYes={() => {
            setIsHiding(false);
            set.mutate(true);
          }}
          onClose={() => setIsHiding(false)}
        >
          <p>{texts.hideQuestion}</p>
        </QuestionDialog>
      )}
    </Section>
  );
}
