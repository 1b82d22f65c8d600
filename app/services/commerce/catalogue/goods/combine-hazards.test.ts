import { describe, expect, test } from 'vitest';
import type { StoredHazard } from '../../../../../database/schema';
import { combineHazards } from './combine-hazards';

function label(
  pictograms: StoredHazard['pictograms'],
  codes: string[],
  more: Partial<StoredHazard> = {},
): StoredHazard {
  const statements = codes.map((code) => ({ code, text: `de ${code}`, textEn: `en ${code}` }));
  return { pictograms, signalWord: null, statements, ufi: '', isBiocide: false, ...more };
}
const combined = (...hazards: (StoredHazard | null)[]) =>
  combineHazards(
    'de',
    hazards.map((hazard, at) => ({ name: `Teil ${at + 1}`, hazard })),
  );
const codesOf = (...hazards: StoredHazard[]) => combined(...hazards)!.statements.map((s) => s.code);

test('goods without a label have no hazards', () => {
  expect(combined()).toBeNull();
  expect(combined(null, null)).toBeNull();
});

test('a set shows the hazards of every part, the stronger signal word and all UFIs by part', () => {
  const stain = label(['GHS07', 'GHS02'], ['EUH066', 'H336', 'H226'], {
    signalWord: 'warning',
    ufi: 'AAAA-0000-0000-0001',
  });
  const preservative = label(['GHS09', 'GHS07'], ['H410', 'EUH066'], {
    signalWord: 'danger',
    ufi: 'BBBB-0000-0000-0002',
    isBiocide: true,
  });
  expect(combined(stain, null, preservative)).toEqual({
    pictograms: ['GHS02', 'GHS07', 'GHS09'],
    signalWord: 'danger',
    statements: ['H226', 'H336', 'H410', 'EUH066'].map((code) => ({ code, text: `de ${code}` })),
    ufis: [
      { name: 'Teil 1', ufi: 'AAAA-0000-0000-0001' },
      { name: 'Teil 3', ufi: 'BBBB-0000-0000-0002' },
    ],
    isBiocide: true,
  });
});

test('the order of the parts changes neither pictograms, signal word nor statements', () => {
  const a = label(['GHS02'], ['H226', 'EUH066'], { signalWord: 'warning' });
  const b = label(['GHS05'], ['H318', 'H226'], { signalWord: 'danger' });
  expect(combined(a, b)).toEqual(combined(b, a));
});

test('one code with two texts is two statements: EUH208 names the substance', () => {
  const first = label([], ['EUH208']);
  const second = label([], []);
  second.statements = [{ code: 'EUH208', text: 'de other', textEn: 'en other' }];
  expect(codesOf(first, second, first)).toEqual(['EUH208', 'EUH208']);
});

test('statements come in the language of the page', () => {
  const hazard = label([], ['H226']);
  expect(combineHazards('en', [{ name: '', hazard }])?.statements[0]?.text).toBe('en H226');
});

describe('precedence of pictograms (CLP art. 26)', () => {
  const shown = (pictograms: StoredHazard['pictograms'], codes: string[]) =>
    combined(label(pictograms, codes))!.pictograms;

  test('the skull replaces the exclamation mark', () => {
    expect(shown(['GHS07', 'GHS06'], ['H301', 'H317'])).toEqual(['GHS06']);
  });
  test('corrosion replaces it when only irritation requires it', () => {
    expect(shown(['GHS05', 'GHS07'], ['H318', 'H315'])).toEqual(['GHS05']);
    expect(shown(['GHS05', 'GHS07'], ['H318', 'H315', 'H317'])).toEqual(['GHS05', 'GHS07']);
  });
  test('the health hazard replaces it when it warns of respiratory allergy', () => {
    expect(shown(['GHS08', 'GHS07'], ['H334', 'H317', 'H319'])).toEqual(['GHS08']);
    expect(shown(['GHS08', 'GHS07'], ['H351', 'H317'])).toEqual(['GHS07', 'GHS08']);
    expect(shown(['GHS08', 'GHS07'], ['H334', 'H336'])).toEqual(['GHS07', 'GHS08']);
  });
  test('without a statement that explains the exclamation mark it stays', () => {
    expect(shown(['GHS05', 'GHS07'], ['H314'])).toEqual(['GHS05', 'GHS07']);
  });
});
