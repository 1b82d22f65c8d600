import { expect, test } from 'vitest';
import { shopConfigurationSchema } from '../../../shop-api';
import { configurationOf } from './get-configuration';

test('the steps of ratings are a setting (5.63)', () => {
  expect(configurationOf(new Map()).ratingSteps).toBe('half');
  expect(configurationOf(new Map([['ratingSteps', 'tenth']])).ratingSteps).toBe('tenth');
  expect(configurationOf(new Map([['ratingSteps', 'thirds']])).ratingSteps).toBe('half');
});

test('without settings the defaults are a valid configuration', () => {
  const configuration = configurationOf(new Map());
  expect(shopConfigurationSchema.parse(configuration)).toEqual(configuration);
});

test('the shop sells in euros; pounds are the fallback (9.07)', () => {
  expect(configurationOf(new Map())).toMatchObject({ currency: 'EUR', fallbackCurrency: 'GBP' });
});

test('settings replace defaults, objects field by field', () => {
  const configuration = configurationOf(
    new Map<string, unknown>([
      ['shopName', 'Farbhaus'],
      ['seller', { name: 'Farbhaus GmbH' }],
      ['design', { primaryColor: '#102030', blockSize: 's' }],
      ['primaryColor', '#405060'],
    ]),
  );
  expect(configuration.shopName).toBe('Farbhaus');
  expect(configuration.seller).toMatchObject({ name: 'Farbhaus GmbH', city: '' });
  expect(configuration.design).toMatchObject({ primaryColor: '#405060', blockSize: 's' });
});

test('an invalid setting is ignored', () => {
  const wrong = new Map<string, unknown>([
    ['shopName', 5],
    ['primaryColor', 'red; } body {'],
    ['blockSize', 'huge'],
    ['seller', 'nobody'],
    ['unknown', true],
  ]);
  expect(configurationOf(wrong)).toEqual(configurationOf(new Map()));
});
