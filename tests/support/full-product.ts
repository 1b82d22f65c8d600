import type { Product } from '../../app/services/shop-api';
import { image } from './image';
import { amount, listProduct, prices } from './list-product';

const MAKER = {
  name: 'Werk',
  externalName: 'Tonwerk',
  legalName: 'Werk GmbH',
  contactUrl: 'https://werk.example/kontakt',
  street: 'Weg',
  houseNo: '1',
  postcode: '10115',
  town: 'Berlin',
  country: 'Deutschland',
  email: 'post@werk.example',
  phoneNumber: '030 1',
  faxNumber: '030 2',
  url: 'https://werk.example',
  logo: null,
};

/** Goods with a value in every field of the wire contract. */
export function fullProduct(more: Partial<Product> = {}): Product {
  const listed = listProduct({
    item: {
      id: 12,
      feedbackCount: 4,
      feedbackDecimal: 4.25,
      manufacturer: { id: 3, name: 'Werk', externalName: 'Tonwerk' },
      itemType: 'default',
      salableVariationCount: 2,
    },
    images: { all: [image()] },
    tags: [{ id: 2, names: { name: 'Neu' }, color: '#1f4d3f' }],
    attributes: [{ name: 'Gebinde', value: '2,5 l' }],
    hasOrderProperties: true,
    prices: prices(3990, {
      default: { ...amount(3990), lowestPrice: 3490, baseSinglePrice: 1596 },
      rrp: amount(4990),
      specialOffer: { ...amount(2990), validUntil: null },
      graduatedPrices: [{ ...amount(2790), minimumOrderQuantity: 6 }],
    }),
  });
  const shared = {
    unitCombinationId: 1,
    isSalable: true,
    minimumOrderQuantity: 1,
    prices: listed.prices,
  };
  return {
    ...listed,
    texts: {
      ...listed.texts,
      shortDescription: 'Deckt & hält',
      title: 'Titel',
      description: '<p>Für <strong>innen</strong></p>',
      technicalData: '<ul><li>matt</li></ul>',
      metaDescription: 'Für innen',
      keywords: 'Farbe',
    },
    images: { all: [image()], variation: [image({ id: 6, position: 1 })] },
    defaultCategories: [{ id: 7, name: 'Farben', path: '/farben' }],
    variationAttributeMap: {
      attributes: [
        {
          attributeId: 1,
          name: 'Gebinde',
          position: 1,
          type: 'box',
          values: [
            {
              attributeValueId: 11,
              name: '2,5 l',
              position: 1,
              imageUrl: null,
              color: null,
              disabled: false,
            },
            {
              attributeValueId: 12,
              name: '5 l',
              position: 2,
              imageUrl: null,
              color: null,
              disabled: true,
            },
          ],
        },
      ],
      variations: [
        {
          ...shared,
          variationId: 34,
          unitName: '2,5 l',
          attributes: [{ attributeId: 1, attributeValueId: 11 }],
        },
        {
          ...shared,
          variationId: 35,
          unitName: '5 l',
          attributes: [{ attributeId: 1, attributeValueId: 12 }],
        },
      ],
    },
    shadeSiblings: [],
    tester: null,
    properties: [
      {
        id: 8,
        isOderProperty: true,
        valueType: 'selection',
        isMultiline: false,
        isRequired: true,
        isPreSelected: false,
        isShownAsAdditionalCosts: false,
        vatId: 1,
        surcharge: 250,
        baseSurcharge: 250,
        position: 1,
        names: { name: 'Glanz', description: 'Wie es glänzt' },
        group: { id: 9, names: { name: 'Wünsche' }, position: 1 },
        selectionValues: [
          { id: 21, name: 'matt' },
          { id: 22, name: 'glänzend' },
        ],
        shades: null,
      },
    ],
    variationProperties: [
      {
        id: 31,
        cast: 'html',
        groupId: 5,
        groupName: 'Technische Daten',
        names: { name: 'Ergiebigkeit', description: '' },
        values: { id: 41, value: '<p>7 m²</p>', description: '', downloadLink: null },
      },
    ],
    bundleComponents: [],
    manufacturer: { id: 3, ...MAKER },
    responsiblePerson: {
      ...MAKER,
      externalName: '',
      legalName: '',
      faxNumber: '',
      url: '',
      name: 'Vertreterin',
    },
    partMakers: [],
    hazard: null,
    isSoldOnline: true,
    weeeNumber: '',
    isMadeToOrder: false,
    delivery: null,
    countriesSoldTo: null,
    isSoldInLanguage: true,
    durabilityGuaranteeYears: null,
    seoSettings: {
      conditionOfItem: 'https://schema.org/NewCondition',
      mappedAvailability: 'https://schema.org/InStock',
      brand: 'Tonwerk',
      manufacturer: 'Werk GmbH',
      gtin: '4012345678901',
      gtin8: '',
      gtin13: '4012345678901',
      isbn: '',
      mpn: 'M1',
      priceValidUntil: '',
      sku: 'TW-1034',
      robots: 'ALL',
      forceRobotsValue: false,
      forcedCanonicalUrl: '',
      canonical: '/wandfarbe/salbei_12',
      alternate: [
        { href: '/wandfarbe/salbei_12', hreflang: 'de' },
        { href: '/wall-paint/sage_12', hreflang: 'en' },
        { href: '/wandfarbe/salbei_12', hreflang: 'x-default' },
      ],
    },
    breadcrumbs: [{ name: 'Farben', path: '/farben' }],
    languageUrls: {
      de: '/wandfarbe/salbei_12_34',
      en: '/wall-paint/sage_12_34',
      'x-default': '/wandfarbe/salbei_12_34',
    },
    ...more,
  };
}
