import type { Dictionary } from '../types';

export const guarantee = {
  title: 'Legal guarantee: at least 2 years',
  duty: 'By law we are liable for goods being free of defects on delivery. If a defect shows within the first year, it is presumed to have been there from the start.',
  rights:
    'You can ask for repair or replacement free of charge. If that fails within a reasonable time, you can have the price reduced, or end the contract and get your money back.',
  more: 'Your rights in the EU on Your Europe',
  years_one: 'GARAN: {count} year durability guarantee.',
  years_other: 'GARAN: {count} years durability guarantee.',
  durability:
    'Beyond that, the manufacturer {maker} guarantees the durability of the whole product at no extra cost. The legal guarantee is not affected.',
} satisfies Dictionary['guarantee'];
