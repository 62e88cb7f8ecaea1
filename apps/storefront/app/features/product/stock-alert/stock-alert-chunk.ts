// The entry of the alert's own chunk: a module that is also imported statically gets none.
export { StockAlert } from './stock-alert.tsx';
