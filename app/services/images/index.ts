/** Pictures of goods and pages: stored once by content hash, rendered at the first request. */
export { readLogo, type Logo } from './read-logo';
export { renderFull, renderMedia, renderNamed } from './render-media';
export { prerender, type Goods } from './prerender';
export { readSource } from './source';
export { storeImage, type Recall, type StoredImage } from './store-image';
export { pictureUrls, PictureRefused, storePicture, type PictureProblem } from './store-picture';
export { isImageFormat, measure, type ImageFormat } from './renditions';
