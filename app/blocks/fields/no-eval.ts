import * as z from 'zod';

/**
 * The CSP of the pages forbids code generated from text. zod would try it once, which browsers
 * report; so this is imported before any schema is made.
 */
if (typeof document !== 'undefined') z.config({ jitless: true });
