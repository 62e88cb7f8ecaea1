import { toForm, unwrap } from '@haat/api-sdk';
import { Alert, Button, Icon } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide';
import { Failure } from '../../../components/feedback/failure.tsx';
import { ChoosePicture } from '../../../components/picture/choose-picture.tsx';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { storeContent } from '../../../lib/api/store-thing.ts';
import type { DeskStory } from '../../../lib/api/types.ts';
import { useDeskChange } from '../../../lib/api/use-desk-change.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MAX_SENT_SIDE, openPicture } from '../../../lib/pictures/crop-picture.ts';
import { CONTENT } from '../content.texts.ts';

interface StoryPictureProps {
  readonly story: DeskStory;
  /** Saves what is typed, so that the picture does not clash with it; null when somebody has to decide. */
  readonly onSave: () => Promise<{ readonly version: number } | null>;
}

/** The picture of a story: taken with the phone, replaced, removed. */
export function StoryPicture({ story, onSave }: StoryPictureProps) {
  const texts = useTexts(CONTENT);
  const { _id: id, picture } = story;
  const shrink = useMutation({
    mutationFn: (file: File) => openPicture(file, MAX_SENT_SIDE),
    networkMode: 'always',
  });
  const change = useDeskChange({
    store: (saved: DeskStory) => storeContent('/desk/stories/{id}', saved),
    async call(sent: Blob | null) {
      const saved = await onSave();
      if (saved === null) return null;
      const params = { path: { id }, header: changeOf(saved.version) };
      const call =
        sent === null
          ? desk.PATCH('/desk/stories/{id}', { params, body: { removesPicture: true } })
          : desk.PUT('/desk/stories/{id}/picture', { params, body: toForm({ picture: sent }) });
      return unwrap(call);
    },
  });

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{texts.picture}</legend>
      {shrink.error && <Alert>{texts.badPicture}</Alert>}
      <Failure error={change.error} />
      {picture ? (
        <img
          src={`${picture.url}?w=480`}
          alt=""
          width={480}
          height={320}
          className="aspect-3/2 w-full max-w-80 rounded-haat bg-sand object-cover"
        />
      ) : (
        <p className="text-ink-soft">{texts.noPicture}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ChoosePicture
          label={texts.choosePicture}
          isBusy={shrink.isPending || change.isPending}
          onChoose={(file) => shrink.mutate(file, { onSuccess: (small) => change.mutate(small) })}
        />
        {picture && (
          <Button
            variant="secondary"
            icon={<Icon node={Trash2} className="size-5" />}
            isBusy={change.isPending}
            onClick={() => change.mutate(null)}
          >
            {texts.removePicture}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
