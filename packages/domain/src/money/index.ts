export { formatDecimal, formatPaise } from './format-paise.ts';
export {
  asPaise,
  multiplyPaise,
  PAISE_PER_RUPEE,
  type Paise,
  paiseToRupees,
  sumPaise,
  ZERO_PAISE,
} from './paise.ts';
export { type PriceForm, parsePrice, parsePriceOrThrow } from './parse-price.ts';
