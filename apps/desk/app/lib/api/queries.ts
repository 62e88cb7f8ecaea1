import type {
  DeskAuditListQuery,
  DeskMessageListQuery,
  DeskMoneyQuery,
  DeskOrderListQuery,
  DeskProductListQuery,
  DeskReviewListQuery,
  DeskStoryListQuery,
  DeskTodayQuery,
} from '@haat/api-sdk/desk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { desk } from './desk.ts';

/** The filters of a list that loads its pages by itself. */
export type OrderFilters = Omit<DeskOrderListQuery, 'page' | 'limit'>;
export type GoodsFilters = Omit<DeskProductListQuery, 'page' | 'limit'>;
export type MessageFilters = Omit<DeskMessageListQuery, 'page' | 'limit'>;
export type ReviewFilters = Omit<DeskReviewListQuery, 'page' | 'limit'>;
export type StoryFilters = Omit<DeskStoryListQuery, 'page' | 'limit'>;
export type MoneyFilters = Omit<DeskMoneyQuery, 'page' | 'limit'>;

/** The first parts of the keys, by which the queries of a kind are invalidated together. */
export const KEYS = {
  orders: ['orders'],
  order: (id: string) => ['order', id],
  today: ['today'],
  goods: ['goods'],
  product: (id: string) => ['product', id],
  messages: ['messages'],
  message: (id: string) => ['message', id],
  reviews: ['reviews'],
  review: (id: string) => ['review', id],
  money: ['money'],
  stories: ['stories'],
  story: (id: string) => ['story', id],
  pages: ['pages'],
  page: (id: string) => ['page', id],
  contact: ['contact'],
  deal: ['deal'],
  statements: ['statement'],
  share: ['share'],
  members: ['members'],
  invites: ['invites'],
  groups: ['groups'],
  shopper: (id: string) => ['shopper', id],
  categories: ['desk-categories'],
  shopCategories: ['categories'],
} as const;

/** Items of a page of a list: as many as a phone shows in a few screens. */
const LIST_LIMIT = 30;

/** What the screens read. */
export const queries = {
  user: () =>
    queryOptions({
      queryKey: ['user'],
      queryFn: async () => (await import('./shop-session.ts')).getCurrentUser(),
    }),
  shop: () =>
    queryOptions({
      queryKey: ['shop'],
      queryFn: async () => (await import('./shop-session.ts')).getShop(),
      staleTime: 60 * 60_000,
    }),
  groups: () =>
    queryOptions({
      queryKey: KEYS.groups,
      queryFn: ({ signal }) => desk().groups.list({ signal }),
      staleTime: 60 * 60_000,
    }),
  categories: () =>
    queryOptions({
      queryKey: KEYS.shopCategories,
      queryFn: async () => (await import('./shop-session.ts')).listCategories({ limit: 100 }),
      staleTime: 60 * 60_000,
    }),
  deskCategories: () =>
    queryOptions({
      queryKey: KEYS.categories,
      queryFn: ({ signal }) => desk().categories.list({ signal }),
    }),
  goods: (filters: GoodsFilters) =>
    infiniteQueryOptions({
      queryKey: [...KEYS.goods, filters],
      queryFn: ({ pageParam, signal }) =>
        desk().goods.list({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  product: (id: string) =>
    queryOptions({
      queryKey: KEYS.product(id),
      queryFn: ({ signal }) => desk().goods.get(id, { signal }),
    }),
  messages: (filters: MessageFilters) =>
    infiniteQueryOptions({
      queryKey: [...KEYS.messages, filters],
      queryFn: ({ pageParam, signal }) =>
        desk().messages.list({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  message: (id: string) =>
    queryOptions({
      queryKey: KEYS.message(id),
      queryFn: ({ signal }) => desk().messages.get(id, { signal }),
    }),
  reviews: (filters: ReviewFilters) =>
    infiniteQueryOptions({
      queryKey: [...KEYS.reviews, filters],
      queryFn: ({ pageParam, signal }) =>
        desk().reviews.list({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  review: (id: string) =>
    queryOptions({
      queryKey: KEYS.review(id),
      queryFn: ({ signal }) => desk().reviews.get(id, { signal }),
    }),
  goodsNamed: (q: string) =>
    queryOptions({
      queryKey: [...KEYS.goods, 'named', q],
      queryFn: ({ signal }) =>
        desk().goods.list({ q, status: 'published', page: 1, limit: 8 }, { signal }),
    }),
  stories: (filters: StoryFilters) =>
    infiniteQueryOptions({
      queryKey: [...KEYS.stories, filters],
      queryFn: ({ pageParam, signal }) =>
        desk().content.listStories({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  story: (id: string) =>
    queryOptions({
      queryKey: KEYS.story(id),
      queryFn: ({ signal }) => desk().content.getStory(id, { signal }),
    }),
  pages: () =>
    queryOptions({
      queryKey: KEYS.pages,
      queryFn: ({ signal }) => desk().content.listPages({ signal }),
    }),
  page: (id: string) =>
    queryOptions({
      queryKey: KEYS.page(id),
      queryFn: ({ signal }) => desk().content.getPage(id, { signal }),
    }),
  contentHistory: (kind: 'story' | 'page', id: string) =>
    infiniteQueryOptions({
      queryKey: ['content-history', kind, id],
      queryFn: ({ pageParam, signal }) => {
        const part = { page: pageParam, limit: LIST_LIMIT };
        const { content } = desk();
        return kind === 'story'
          ? content.listStoryHistory(id, part, { signal })
          : content.listPageHistory(id, part, { signal });
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  contact: () =>
    queryOptions({
      queryKey: KEYS.contact,
      queryFn: ({ signal }) => desk().content.getContact({ signal }),
    }),
  deal: () =>
    queryOptions({
      queryKey: KEYS.deal,
      queryFn: ({ signal }) => desk().content.getDeal({ signal }),
    }),
  money: (filters: MoneyFilters) =>
    infiniteQueryOptions({
      queryKey: [...KEYS.money, filters],
      queryFn: ({ pageParam, signal }) =>
        desk().money.get({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  statement: (makerId: string, month: string) =>
    queryOptions({
      queryKey: [...KEYS.statements, makerId, month],
      queryFn: ({ signal }) => desk().money.getStatement(makerId, month, { signal }),
    }),
  share: () =>
    queryOptions({
      queryKey: KEYS.share,
      queryFn: ({ signal }) => desk().money.getShare({ signal }),
    }),
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => desk().members.me({ signal }),
      // The role is looked at by the server in each call anyway.
      staleTime: 5 * 60_000,
    }),
  today: (days: NonNullable<DeskTodayQuery['days']>) =>
    queryOptions({
      queryKey: [...KEYS.today, days],
      queryFn: ({ signal }) => desk().today.get({ days }, { signal }),
    }),
  orders: (filters: OrderFilters) =>
    infiniteQueryOptions({
      queryKey: [...KEYS.orders, filters],
      queryFn: ({ pageParam, signal }) =>
        desk().orders.list({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  order: (id: string) =>
    queryOptions({
      queryKey: KEYS.order(id),
      queryFn: ({ signal }) => desk().orders.get(id, { signal }),
    }),
  members: () =>
    queryOptions({
      queryKey: KEYS.members,
      queryFn: ({ signal }) => desk().members.list({ signal }),
    }),
  invites: () =>
    queryOptions({
      queryKey: KEYS.invites,
      queryFn: ({ signal }) => desk().members.listInvites({ signal }),
    }),
  invite: (token: string) =>
    queryOptions({
      queryKey: ['invite', token],
      queryFn: ({ signal }) => desk().members.getInvite(token, { signal }),
    }),
  shoppers: (q: string) =>
    infiniteQueryOptions({
      queryKey: ['shoppers', q],
      queryFn: ({ pageParam, signal }) =>
        desk().shoppers.list({ q, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
  shopper: (id: string) =>
    queryOptions({
      queryKey: KEYS.shopper(id),
      queryFn: ({ signal }) => desk().shoppers.get(id, { signal }),
      // Each look is in the log of the desk: one visit is one look.
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
    }),
  audit: (filters: Omit<DeskAuditListQuery, 'page' | 'limit'>) =>
    infiniteQueryOptions({
      queryKey: ['audit', filters],
      queryFn: ({ pageParam, signal }) =>
        desk().audit.list({ ...filters, page: pageParam, limit: LIST_LIMIT }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    }),
};
