import { contentBlock } from '~/blocks/kit/define-block';
import { blockSamples } from '~/blocks/kit/samples';
import { hero } from './hero';
import type { Pattern } from './pattern';

const MOST_RANGES = 3;

export const heroWithRanges: Pattern = {
  id: 'hero-ranges',
  title: { de: 'Blickfang mit Bereichen', en: 'Hero with ranges' },
  suits: ({ ranges }) => ranges.length > 0,
  create: (context) => [
    hero(context),
    contentBlock('CategoryGrid', context.uuid(), {
      text: blockSamples[context.locale].categories,
      categoryIds: context.goods.ranges.slice(0, MOST_RANGES).map(({ id }) => String(id)),
    }),
  ],
};
