// The entry of the blocks' own chunk: a module that is also imported statically gets none.
export { BuyFactList } from './buy-fact-list.tsx';
export { PacketLabel } from './packet-label.tsx';
