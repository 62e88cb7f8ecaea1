export { activePageLinks, type PageLink } from './page.ts';
