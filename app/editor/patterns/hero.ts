import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { onePicture, type PatternContext } from './pattern';

const TEXTS = {
  de: {
    title: 'Was Ihr Shop am besten kann',
    subtitle: 'Ein Satz, der dazu einlädt.',
    label: 'Jetzt ansehen',
  },
  en: {
    title: 'What your shop does best',
    subtitle: 'A sentence that invites.',
    label: 'Have a look',
  },
};

/** A large picture with text and a link to the first range. */
export function hero({ locale, goods, uuid }: PatternContext) {
  const { title, subtitle, label } = TEXTS[locale];
  const carousel = uuid();
  const banner = contentBlock('Banner', uuid(), {
    image: { ...onePicture(goods.picture), brightness: 1 },
    text: {
      title,
      subtitle,
      background: true,
      bgcolor: '#fbfaf7',
      bgopacity: 1,
      color: '#1d1c1a',
      justify: 'center',
      align: 'left',
      textAlignment: 'left',
    },
    button: { label, link: goods.ranges[0]?.path ?? '/', variant: 'primary' },
  });
  return structureBlock('Carousel', carousel, [banner], {
    controls: { displayArrows: true, color: '' },
  });
}
