// The entry of the list's own chunk: a module that is also imported statically gets none.
export { HeroGoodList as default } from './hero-good-list.tsx';
