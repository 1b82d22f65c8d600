/** The page of all categories, without locale prefix. */
export const CATEGORIES_PATH = '/categories';
