// The entry of the lines' own chunk: a module that is also imported statically gets none.
export { DeliveryLines } from './delivery-lines.tsx';
