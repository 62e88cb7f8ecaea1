export { formatDate, type Instant, readInstant } from './format-date.ts';
