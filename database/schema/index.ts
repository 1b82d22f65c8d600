/** Every table of the shop. */
export * from './manufacturers';
export * from './images';
export * from './categories';
export * from './countries';
export * from './units';
export * from './shades';
export * from './catalogue';
export * from './reviews';
export * from './properties';
export * from './prices';
export * from './search';
export * from './visitors';
export * from './orders';
export * from './pictures';
export * from './files';
export * from './content';
export * from './operators';
