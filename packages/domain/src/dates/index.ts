export { formatDate, formatDateTime, type Instant, readInstant } from './format-date.ts';
