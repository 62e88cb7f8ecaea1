// The entry of the row's own chunk: a module that is also imported statically gets none.
export { ProductRow } from './product-row.tsx';
