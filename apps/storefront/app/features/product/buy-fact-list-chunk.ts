// The entry of the list's own chunk: a module that is also imported statically gets none.
export { BuyFactList as default } from './buy-fact-list.tsx';
