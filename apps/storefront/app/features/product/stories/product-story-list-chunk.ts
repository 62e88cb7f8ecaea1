// The entry of the list's own chunk: a module that is also imported statically gets none.
export { ProductStoryList as default } from './product-story-list.tsx';
