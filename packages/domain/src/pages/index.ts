export { activePageLinks, type PageLink, type PageView, readPage } from './page.ts';
