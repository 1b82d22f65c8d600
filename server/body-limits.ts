/** The maximum size of a form without files; a route that takes files says so in its `handle`. */
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_FIELDS = 500;
