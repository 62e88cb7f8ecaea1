import { BackToTopButton, SkipLink } from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

/** Parts that have a place of their own on the page, wherever they are written. */
export const PAGE: ExampleGroup = {
  title: 'Page',
  examples: [
    {
      component: 'SkipLink',
      content: (
        <>
          <p>The first thing that Tab reaches; out of sight until then.</p>
          <SkipLink href="#main" />
        </>
      ),
    },
    {
      component: 'BackToTopButton',
      content: (
        <>
          <p>In the lower corner of the window, once there is a way to go back.</p>
          <BackToTopButton isVisible />
        </>
      ),
    },
  ],
};
