import * as z from 'zod';

/**
 * Pages forbid code that is made of text. zod would try it once, and browsers report that; so this is imported
 * before any schema is made.
 */
if (typeof document !== 'undefined') z.config({ jitless: true });
