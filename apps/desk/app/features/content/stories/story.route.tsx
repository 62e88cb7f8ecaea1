import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import type { Route } from './+types/story.route';
import { StoryEditor } from './story-editor.tsx';

export default function StoryRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(CONTENT);
  const story = useQuery(shopQuery(desk, '/desk/stories/{id}', { params: { path: params } }));
  return (
    <Page
      title={story.data?.title ?? texts.stories}
      back={{ to: '/content', label: texts.stories }}
    >
      <Loaded query={story}>{(data) => <StoryEditor key={data._id} story={data} />}</Loaded>
    </Page>
  );
}
