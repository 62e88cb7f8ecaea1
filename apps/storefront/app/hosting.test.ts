import { describe, expect, it } from 'vitest';
import { hosting } from './hosting.ts';
import routes from './routes.ts';

const pages = routes.flatMap((route) =>
  route.path === undefined ? (route.children ?? [route]) : [route],
);

describe('the personal pages', () => {
  it('hide the URLs that hold a token of a mail', () => {
    const withToken = pages.flatMap(({ path = '' }) =>
      path.endsWith('/:token') ? [`/${path.split('/')[0]}`] : [],
    );
    const hidden = hosting.personalPages.flatMap((page) =>
      'hasSecretUrl' in page ? [page.path] : [],
    );
    expect(hidden.toSorted()).toEqual(withToken.toSorted());
  });

  it('load the payment provider where one pays only', () => {
    const loading = hosting.personalPages.filter((page) => 'loadsPaymentProvider' in page);
    expect(loading.map(({ path }) => path)).toEqual(['/order-link', '/payment']);
  });
});
