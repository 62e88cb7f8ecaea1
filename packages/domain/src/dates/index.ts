export { formatDate, type Instant, parseInstant } from './format-date.ts';
