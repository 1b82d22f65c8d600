import { fields, inset, PAPER, picture, rect, titleOf, words, type Words } from '../kit/drawing';
import { contentBlock, defineBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { bannerSchema } from './schema';

export const bannerDefinition = defineBlock({
  name: 'Banner',
  type: 'content',
  title: { de: 'Banner', en: 'Banner' },
  category: 'image-banner',
  content: bannerSchema,
  isPart: true,
  draw: (box, block) => {
    const { align = 'left', textAlignment = align } = fields(block.content, 'text') as Words;
    const width = box.width * 0.46;
    const free = box.width - width - 24;
    const shift = { left: 12, center: 12 + free / 2, right: 12 + free }[align];
    const panel = { x: box.x + shift, y: box.y + 10, width, height: box.height - 20 };
    return (
      picture(box) +
      rect(panel, PAPER, 4) +
      words(inset(panel, 12), textAlignment, { title: titleOf(block), hasButton: true })
    );
  },
  variations: [
    {
      id: 'banner',
      title: { de: 'Bild mit Text', en: 'Picture with text' },
      create: (locale, uuid) =>
        contentBlock('Banner', uuid(), { ...blockSamples[locale].banners[0] }),
    },
  ],
});
