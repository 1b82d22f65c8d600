import { createContext } from 'react';

/** Does the page ask about cookies? What would stand in the way of that leaves it its place. */
export const AsksConsent = createContext(false);
