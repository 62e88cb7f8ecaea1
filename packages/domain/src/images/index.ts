export { toImageUrl } from './image-url.ts';
export {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
  imageSrcSet,
  sizedImageUrl,
} from './sized-image.ts';
