import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { categoryGridSchema } from '~/blocks/category-grid/schema';
import { TextProvider } from '~/i18n/text';
import { i18nFor, translatorFor } from '~/i18n/translate.server';
import { readSettings } from '../../settings/read-settings.server';
import { fieldsOfSchema } from '../../settings/settings-fields.server';
import { MOST_OPTIONS } from '../../settings/settings-view';
import { Multiselect } from './multiselect';
import { multiselectSays } from './multiselect-says';

const state = vi.hoisted(() => ({ isHydrated: true }));
vi.mock('remix-utils/use-hydrated', () => ({ useHydrated: () => state.isHydrated }));
beforeEach(() => {
  state.isHydrated = true;
});

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: `Kategorie ${index}`,
  }));

function shown(count: number, chosen: string[], max = 2): string {
  return renderToStaticMarkup(
    <TextProvider i18n={i18nFor('en')} prefix="/en">
      <Multiselect
        id="a"
        name="categoryIds"
        label="Categories"
        options={options(count)}
        chosen={chosen}
        max={max}
      />
    </TextProvider>,
  );
}

describe('a multiple choice (5.75)', () => {
  const { t } = translatorFor('en');
  test.each([
    [{ options: 0, found: 0, isFull: false }, 'List is empty.'],
    [
      { options: 3, found: 0, isFull: true },
      'No elements found. Consider changing the search query.',
    ],
    [
      { options: 3, found: 1, isFull: true },
      'Maximum of 4 options selected. First remove a selected option to select another.',
    ],
    [{ options: 3, found: 3, isFull: false }, '2 of at most 4 selected'],
  ])('%o has the hint: %s', (now, text) => {
    expect(t(`editor.multiselect.${multiselectSays(now)}`, { max: 4, count: 2 })).toBe(text);
  });

  test('is full only with script, which disables the others', () => {
    expect(shown(3, ['2', '0'])).toContain('Maximum of 2 options selected.');
    expect(shown(0, [])).toContain('List is empty.');
    state.isHydrated = false;
    const html = shown(3, ['2', '0']);
    expect(html).not.toContain('aria-disabled');
    expect(html).not.toContain('type="search"');
  });

  test('lists selected options first, in their order', () => {
    const boxes = [...shown(3, ['2', '0']).matchAll(/<input type="checkbox"[^>]*>/g)];
    expect(
      boxes.map(([box]) => /name="(.+?)".*value="(.+?)"/.exec(box)!.slice(1).join('=')),
    ).toEqual(['categoryIds.0=2', 'categoryIds.1=0', 'categoryIds.2=1']);
    expect(boxes.map(([box]) => box.includes('checked'))).toEqual([true, true, false]);
  });

  test('offers a thousand at most, and a form may send the last of them (9.28)', () => {
    expect(MOST_OPTIONS).toBe(1000);
    expect(shown(1200, []).match(/type="checkbox"/g)).toHaveLength(1000);
    const form = new FormData();
    form.set('categoryIds.3', '30');
    form.set('categoryIds.999', '10');
    expect(readSettings(form, categoryGridSchema, { categoryIds: ['5'] })).toEqual({
      isValid: true,
      fields: { categoryIds: ['30', '10'] },
    });
  });

  test('reads the maximum from the schema', () => {
    const [entry] = fieldsOfSchema(categoryGridSchema, () => 1).slice(-1);
    expect(entry).toMatchObject({ path: ['categoryIds', '0'], most: 12 });
  });
});
