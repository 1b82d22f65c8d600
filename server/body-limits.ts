/** What a form may weigh, files apart; a route that takes files says so in its `handle`. */
export const MAX_BODY_BYTES = 64 * 1024;
export const MAX_FIELDS = 500;
