import { createContext } from 'react';

/** Does the page have a cookie banner? Other sticky elements leave room for it. */
export const AsksConsent = createContext(false);
