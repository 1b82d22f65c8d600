import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import { videoOf, type Video as Film } from '~/lib/video';
import type { BlockProps } from '../kit/block-props';
import { BlockText } from '../kit/block-text';
import type { VideoConsent } from './data.server';
import type { VideoContent } from './schema';

/** An external video: its frame only with the visitor's consent, otherwise a picture and a link. */
export function Video({
  uuid,
  content,
  data,
  isHeading,
}: BlockProps<VideoContent, unknown, VideoConsent>) {
  const { t } = useText();
  const film = videoOf(content.video ?? '');
  const text = <BlockText text={content.text} level={isHeading ? 1 : 2} />;
  if (!film) return content.text ? <div className="video">{text}</div> : null;
  const allowed = data?.allowed ?? [];
  const service = `externalMedia/${film.provider}`;
  const name = content.name || t('blocks.video.name');
  return (
    <div className="video" role="group" aria-label={name}>
      {text}
      {allowed.includes(service) ? (
        <iframe
          className="video-frame"
          title={name}
          src={film.frame}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          // Being cross-origin, `allow-same-origin` only gives it its own origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <ConsentFirst
          film={film}
          picture={content.picture}
          place={`${data?.path ?? '/'}#block-${uuid}`}
          agreed={[service, ...allowed]}
        />
      )}
      <p>
        <a href={film.page}>{t('blocks.video.watchThere', { provider: film.provider })}</a>
      </p>
    </div>
  );
}

type ConsentFirstProps = {
  film: Film;
  picture: string | undefined;
  /** Path and fragment of the consent form. */
  place: string;
  /** The video's provider, and the visitor's earlier consents. */
  agreed: VideoConsent['allowed'];
};

function ConsentFirst({ film: { provider, privacy }, picture, place, agreed }: ConsentFirstProps) {
  const { t, href } = useText();
  return (
    <div className="video-consent">
      {picture && (
        <img src={picture} alt="" width="1600" height="900" loading="lazy" decoding="async" />
      )}
      <form className="video-ask" method="post" action="/api/consent">
        <input type="hidden" name="path" value={place} />
        {agreed.map((service) => (
          <input key={service} type="hidden" name="consent" value={service} />
        ))}
        <p>
          {t('blocks.video.ask', { provider })}{' '}
          <a href={privacy}>{t('blocks.video.privacy', { provider })}</a>
        </p>
        <p>
          {t('blocks.video.scope', { provider })}{' '}
          <a href={href('/cookie-settings')}>{t('blocks.video.settings')}</a>
        </p>
        <Button name="choice" value="selection">
          {t('blocks.video.show')}
        </Button>
      </form>
    </div>
  );
}
