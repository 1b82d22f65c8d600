import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import type { BlockProps } from '../kit/block-props';
import { ColourScope } from '../kit/colour-scope';
import type { CarouselConfiguration } from './schema';

/** A strip that scrolls from slide to slide; numbers lead to each one without script. */
export function Carousel({
  uuid,
  configuration,
  children,
}: BlockProps<unknown, CarouselConfiguration>) {
  const { t } = useText();
  const total = children.length;
  const idOf = (index: number) => `slide-${uuid}-${index + 1}`;
  return (
    <div className="carousel" role="group" aria-label={t('home.bannerLabel')} data-slider>
      <div className="carousel-strip" data-strip tabIndex={total > 1 ? 0 : undefined}>
        {children.map((slide, index) => (
          <div
            className="carousel-slide"
            id={idOf(index)}
            key={idOf(index)}
            role="group"
            aria-label={t('common.slide', { position: index + 1, total })}
          >
            {slide}
          </div>
        ))}
      </div>
      {total > 1 && (
        <ColourScope className="carousel-controls" color={configuration.controls?.color}>
          {configuration.controls?.displayArrows !== false && <SliderArrow direction="back" />}
          <ol>
            {children.map((_, index) => (
              <li key={idOf(index)}>
                <a
                  href={`#${idOf(index)}`}
                  aria-label={t('common.slide', { position: index + 1, total })}
                >
                  {index + 1}
                </a>
              </li>
            ))}
          </ol>
          {configuration.controls?.displayArrows !== false && <SliderArrow direction="on" />}
        </ColourScope>
      )}
    </div>
  );
}

/** Only with script; without it the strip is scrolled by hand or by its links. */
export function SliderArrow({ direction }: { direction: 'back' | 'on' }) {
  const { t } = useText();
  return (
    <button
      className="icon-button slider-arrow"
      type="button"
      data-scroll={direction === 'back' ? -1 : 1}
      hidden
    >
      <Icon
        name={direction === 'back' ? 'arrowLeft' : 'arrowRight'}
        label={t(direction === 'back' ? 'common.sliderPrevious' : 'common.sliderNext')}
      />
    </button>
  );
}
