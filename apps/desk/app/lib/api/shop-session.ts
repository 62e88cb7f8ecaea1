import { createShopClient } from '@haat/api-sdk';
import { API_URL } from './desk.ts';

// Loaded when somebody signs in or out, or a screen shows what the shop shows: the client of the whole shop is no part of the desk's first visit.

const { users, contact, categories } = createShopClient({ baseUrl: API_URL });

/** The account of this session; an `ApiError` 401 when nobody is signed in. */
export const { getCurrentUser, login, logout } = users;

/** How the shop is reached, and who sells. */
export const getShop = contact.get;

/** The categories of the goods. */
export const listCategories = categories.list;
