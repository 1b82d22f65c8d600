import type { Page } from '@playwright/test';
import type { Locale } from '../../app/i18n/locales';
import { EVERY_COMBINATION, expect, IN_LANGUAGES } from './browser-test';
import { words } from './words';

type Text = Parameters<typeof words>[1];
type Values = Record<string, string | number>;

/** A window in which the operators' guide is tried. */
export type Window = (typeof IN_LANGUAGES)[number] & { isScripted: boolean; width: number };

const NARROW = 380;
const WIDE = 1440;

/** All of them with `bin/test all`; otherwise each language, width and kind of page once. */
export const WINDOWS: readonly Window[] = IN_LANGUAGES.flatMap((language) =>
  [true, false].flatMap((isScripted) =>
    [NARROW, WIDE].map((width) => ({ ...language, isScripted, width })),
  ),
).filter(({ lang, isScripted, width }) => {
  const isGerman = lang === 'de';
  return EVERY_COMBINATION || (isScripted === isGerman && (width === WIDE) === isGerman);
});

/** Returns the name of a test in this window. */
export function nameOf({ lang, isScripted, width }: Window): string {
  return `${lang}, script ${isScripted ? 'on' : 'off'}, ${width} px`;
}

/** Uses a page by its visible texts only, as a first-time reader does. */
export function reading(page: Page, lang: Locale) {
  const say = (key: Text, values?: Values) => words(lang, key, values);
  return {
    say,
    press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click(),
    open: (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first().click(),
    /** The name of a required field ends with a mark. */
    write: (name: string, text: string) =>
      page
        .getByRole('textbox', { name: new RegExp(`^${name.replace('?', '\\?')}( \\*\\*)?$`) })
        .fill(text),
    unfold: (name: string) => page.getByText(name, { exact: true }).first().click(),
    sees: (text: string | RegExp) => expect(page.getByText(text, { exact: true })).toBeVisible(),
  };
}
