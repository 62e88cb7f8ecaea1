export { activePageLinks, type PageLink, type PageView, parsePage } from './page.ts';
