// A door of its own to the content: what is imported through here comes apart from the page.
export { ProductBlockContent } from './product-block-content.tsx';
