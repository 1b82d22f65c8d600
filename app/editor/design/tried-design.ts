import { useSyncExternalStore } from 'react';
import { createExternalStore } from '~/lib/external-store';
import { DESIGN_KEYS, type DesignValues } from '~/services/operator-api/design';

type DesignTrial = Partial<DesignValues>;

const NONE: DesignTrial = {};
const tried = createExternalStore(NONE);

/** The current values of the design form, saved or not. */
export function useTriedDesign(): DesignTrial {
  return useSyncExternalStore(tried.subscribe, tried.get, () => NONE);
}

/** Previews these values on the page; leaves out incomplete ones, such as half a colour. */
export function tryDesign(values: DesignTrial): void {
  const next = Object.fromEntries(
    DESIGN_KEYS.flatMap((key) => {
      const value = values[key]?.trim();
      return value !== undefined && isWhole(key, value) ? [[key, value]] : [];
    }),
  );
  if (JSON.stringify(next) === JSON.stringify(tried.get())) return;
  tried.set(Object.keys(next).length === 0 ? NONE : next);
}

function isWhole(key: string, value: string): boolean {
  return key.endsWith('Color') ? /^#[0-9a-f]{6}$/i.test(value) : value !== '';
}
